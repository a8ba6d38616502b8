"""The commands of a host: `pioche serve`, and of what it keeps `pioche backup` and `pioche reports`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import click
import platformdirs
from rich.text import Text

from pioche.printable import printable
from pioche.terminal.commands import FILE, lang
from pioche.terminal.screen import Screen
from pioche.terminal.spoken import Complaint, Spoken, texts_of
from pioche.texts import Texts

if TYPE_CHECKING:
    import socket

    from pioche.server.reports import Report
    from pioche.server.serve import Server
    from pioche.server.sources import Network
    from pioche.server.sqlite import SqliteStore

#: Whatever the terminal's own colours: a camera wants a QR code dark on light.
QR_INK: Final = "#FFFFFF on #000000"
BEHIND: Final = ("http", "https")


@click.command("serve", cls=Spoken)
@click.option("--host")
@click.option("--local", is_flag=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--data", type=FILE)
@click.option("--origin", "origins", multiple=True)
@click.option("--trust-proxy", "proxies", multiple=True)
@click.option("--no-lobby", is_flag=True)
@click.option("--log", "log_here", is_flag=True)
@lang
@click.pass_context
def serve(
    context: click.Context,
    host: str | None,
    local: bool,
    port: int | None,
    data: Path | None,
    origins: Sequence[str],
    proxies: Sequence[str],
    no_lobby: bool,
    log_here: bool,
) -> int:
    texts = texts_of(context)
    trusted = _networks(proxies)
    for origin in origins:
        _check_origin(origin)

    import structlog

    from pioche.server import logs, network
    from pioche.server.serve import app_over, make_server

    folder = folder_of(data)
    address = network.HERE if local else host or network.EVERYWHERE
    listening = _listen(address, port)
    try:
        store = _open(folder)
    except Complaint:
        listening.close()
        raise
    logs.keep_log(None if log_here else folder / logs.FILE)
    log = structlog.get_logger("pioche.serve")
    app = app_over(store, origins=origins, trusted=trusted, has_lobby=not no_lobby)
    server = make_server(app, address, listening.getsockname()[1])
    app.lan = _Welcome(texts, folder).say(listening, address, origins, store.former)
    log.info("serving", folder=str(folder), port=listening.getsockname()[1])
    return _run(server, listening, folder, texts)


@click.command("backup", cls=Spoken)
@click.argument("target", type=FILE)
@click.option("--data", type=FILE)
@lang
@click.pass_context
def backup(context: click.Context, target: Path, data: Path | None) -> None:
    from pioche.server.sqlite import DATABASE, copy
    from pioche.server.store import StoreError

    folder = folder_of(data)
    if not (folder / DATABASE).is_file():
        raise Complaint("error-no-tables", folder=str(folder))
    try:
        copy(folder / DATABASE, target)
    except FileExistsError as error:
        raise Complaint("error-file-exists", file=str(target)) from error
    except OSError as error:
        raise Complaint("error-file-not-written", file=str(target)) from error
    except StoreError as error:
        raise Complaint("error-no-backup", folder=str(folder), why=str(error)) from error
    click.echo(texts_of(context)("backup-made", file=str(target)))


@click.command("reports", cls=Spoken)
@click.option("--data", type=FILE)
@lang
@click.pass_context
def reports(context: click.Context, data: Path | None) -> None:
    from pioche.server.reports import reports_in
    from pioche.server.sqlite import DATABASE
    from pioche.server.store import StoreError

    texts, folder = texts_of(context), folder_of(data)
    if not (folder / DATABASE).is_file():
        raise Complaint("error-no-tables", folder=str(folder))
    try:
        found = reports_in(folder / DATABASE)
    except StoreError as error:
        raise Complaint("error-folder-broken", folder=str(folder), why=str(error)) from error
    for one in found:
        click.echo(_told(one, texts))
    if not found:
        click.echo(texts("reports-none"))


def _told(report: Report, texts: Texts) -> str:
    """A report in words that may be printed."""
    from pioche.server.codes import spelt

    about = report.what.about
    when = datetime.fromtimestamp(report.at / 1000, UTC)
    words = texts(about.phrase) if about.phrase in texts else about.text
    return texts(
        "reports-one",
        when=f"{when:%Y-%m-%d %H:%M} UTC",
        table=spelt(report.table),
        who=printable(report.what.name),
        whom=printable(about.name),
        words=printable(words),
    )


def folder_of(data: Path | None) -> Path:
    """The data folder: the one that is named, else the one that this system has for it."""
    return data.absolute() if data is not None else platformdirs.user_data_path("pioche", appauthor=False)


def _networks(words: Sequence[str]) -> tuple[Network, ...]:
    from pioche.server.sources import networks

    for word in words:
        try:
            networks([word])
        except ValueError as error:
            raise Complaint("error-network", word=word) from error
    return networks(words)


def _check_origin(word: str) -> None:
    """An origin is compared letter by letter with what browsers send, so it has to be written as they do."""
    parts = urlsplit(word)
    if parts.scheme not in BEHIND or not parts.netloc or word != f"{parts.scheme}://{parts.netloc}".lower():
        raise Complaint("error-origin", word=word)


def _listen(address: str, port: int | None) -> socket.socket:
    from pioche.server import network

    try:
        return network.listen(address, port)
    except network.PortTaken as taken:
        raise Complaint("error-port-taken", port=str(taken.port)) from taken
    except PermissionError as error:
        raise Complaint("error-port-forbidden", port=str(port)) from error
    except (OSError, UnicodeError) as error:
        raise Complaint("error-host", host=address or "*") from error


def _open(folder: Path) -> SqliteStore:
    from pioche.server.folder import FolderInUse
    from pioche.server.sqlite import FolderTooNew, SqliteStore, SqliteTooOld
    from pioche.server.store import StoreError

    try:
        return SqliteStore(folder)
    except FolderInUse as error:
        raise Complaint("error-folder-in-use", folder=str(folder)) from error
    except FolderTooNew as error:
        raise Complaint("error-folder-too-new", folder=str(folder)) from error
    except SqliteTooOld as error:
        raise Complaint("error-sqlite-too-old") from error
    except OSError as error:
        raise Complaint("error-folder", folder=str(folder), why=error.strerror or str(error)) from error
    except StoreError as error:
        raise Complaint("error-folder-broken", folder=str(folder), why=str(error)) from error


def _run(server: Server, listening: socket.socket, folder: Path, texts: Texts) -> int:
    """Serve to the end; the exit status."""
    server.on_leaving = lambda: click.echo(texts("serve-stopping"))
    server.run_on(listening)
    broken = server.app.hall.broken
    if broken is None:
        return 0
    click.echo(f"pioche: {texts('serve-broken', folder=str(folder), why=str(broken))}", err=True)
    return 1


class _Welcome:
    """What the host reads at the beginning: where the tables are kept, and the links to hand out."""

    def __init__(self, texts: Texts, folder: Path) -> None:
        self.texts: Final = texts
        self.folder: Final = folder
        self.screen: Final = Screen()

    def say(self, listening: socket.socket, address: str, origins: Sequence[str], former: Path | None) -> str:
        """Say it all; the link that carries farthest, or nothing where none leaves this computer."""
        from pioche.server import network

        texts, port = self.texts, listening.getsockname()[1]
        is_everywhere = address == network.EVERYWHERE
        nearby = network.own_address() if is_everywhere else ""
        here = address if address not in (network.EVERYWHERE, network.HERE) else "localhost"
        links = [("serve-here" if here == "localhost" else "serve-at", network.link(here, port))]
        links += [("serve-nearby", network.link(nearby, port))] * bool(nearby)
        links += [("serve-public", origin) for origin in origins]
        wide = max([len(texts(id)) for id, _ in links])
        click.echo(texts("serve-folder", folder=str(self.folder)))
        if former is not None:
            click.echo(texts("serve-upgraded", file=str(former)))
        click.echo()
        for id, link in links:
            click.echo(f"  {texts(id):<{wide}}  {link}")
        click.echo()
        if len(links) > 1:
            self._draw(links[-1][1])
        elif is_everywhere:
            click.echo(texts("serve-no-network"))
        click.echo(texts("serve-play", link=links[-1][1]))
        click.echo(texts("serve-stop"))
        return links[-1][1] if len(links) > 1 or here != "localhost" else ""

    def _draw(self, link: str) -> None:
        """The link as a QR code, where a camera could read it."""
        if not (self.screen.is_terminal and self.screen.has_blocks):
            return
        import io

        import segno

        drawn = io.StringIO()
        segno.make(link, micro=False).terminal(drawn, compact=True)
        self.screen.say(*[Text("  ").append(line, QR_INK) for line in drawn.getvalue().splitlines()], Text())
