"""Pictures of the page, taken by a browser: those of the documentation, and all games at all phases and sizes."""
