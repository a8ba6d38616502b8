"""Metrics: what the server counts, in the Prometheus format; never a name, a code, a token or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pioche.server.garbage import Pauses

if TYPE_CHECKING:
    from pioche.server.hall import Hall


class Metrics:
    """The counters of one process."""

    def __init__(self, hall: Hall) -> None:
        registry = CollectorRegistry()
        self._registry: Final = registry
        self.sockets: Final = Gauge("pioche_sockets", "Open connections", registry=registry)
        tables = Gauge("pioche_tables", "Tables in memory", registry=registry)
        tables.set_function(lambda: len(hall.keepers))
        self.answers: Final = Counter("pioche_answers", "Answers to commands", ["status"], registry=registry)
        self.stored: Final = Histogram(
            "pioche_store_seconds",
            "Time until an entry is stored",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=registry,
        )
        hall.on_stored = self.stored.observe
        hall.on_answer = lambda status: self.answers.labels(status).inc()

    def watch(self, pauses: Pauses) -> None:
        """Show how long the collector of garbage has kept everybody waiting."""
        longest = Gauge("pioche_gc_longest_seconds", "The longest pause for garbage", registry=self._registry)
        longest.set_function(lambda: pauses.longest)
        total = Gauge("pioche_gc_seconds", "All pauses for garbage", registry=self._registry)
        total.set_function(lambda: pauses.total)

    def page(self) -> bytes:
        return generate_latest(self._registry)
