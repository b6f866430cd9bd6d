"""Tables to play at: seats, the durable log, live updates, bots that think elsewhere, and the page."""
