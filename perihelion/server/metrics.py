"""What /metrics tells Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

REQUESTS: Final = Counter("perihelion_requests", "HTTP requests", ["method", "status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram("perihelion_request_seconds", "Time to answer a request", registry=REGISTRY)
ENTRIES: Final = Counter("perihelion_entries", "Entries of logs, by what they are", ["what"], registry=REGISTRY)
ENTRIES_OF: Final = {what: ENTRIES.labels(what) for what in ("move", "undo", "redo")}
CONFLICTS: Final = Counter("perihelion_conflicts", "Moves refused as stale", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram("perihelion_commit_seconds", "Time to make a batch durable", registry=REGISTRY)
COMMIT_SIZE: Final = Histogram(
    "perihelion_commit_entries", "Entries in a batch", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=REGISTRY
)
OPEN_TABLES: Final = Gauge("perihelion_open_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("perihelion_sockets", "Open WebSockets", registry=REGISTRY)
LESSON_BEATS: Final = Counter(
    "perihelion_lesson_beat", "Beats of lessons by how they went", ["game", "lesson", "beat", "outcome"],
    registry=REGISTRY,
)  # fmt: skip
BUS_UP: Final = Gauge("perihelion_nodes_connected", "1 while this node hears the others", registry=REGISTRY)
BUS_LOST: Final = Counter("perihelion_nodes_lost", "How often the connection to other nodes broke", registry=REGISTRY)
BOT_SECONDS: Final = Histogram("perihelion_bot_seconds", "Time of a bot's decision", ["level"], registry=REGISTRY)
BOT_FAILURES: Final = Counter("perihelion_bot_failures", "Workers that crashed or were stopped", registry=REGISTRY)
