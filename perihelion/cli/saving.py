"""Reading and writing records as files: whole or not at all."""

import errno
import os
import tempfile
from pathlib import Path

from perihelion.cli.errors import CannotRead, CannotWrite, os_problem
from perihelion.kernel.errors import RecordNotText
from perihelion.kernel.record import Record, parse_record


def load(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf8")
    except OSError as error:
        raise CannotRead(file=str(path), problem=os_problem(error)) from None
    except UnicodeDecodeError:
        raise RecordNotText(file=str(path)) from None
    return parse_record(text, str(path))


def save(record: Record, path: Path) -> None:
    """Write beside the file and rename: a reader, a crash or a full disk never meets half a record."""
    write_whole(path, record.to_json())


def make_sure_of(path: Path) -> None:
    """Refuse at once a file that could not be written later; leaves nothing behind."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if not path.exists() or path.is_file():
            with tempfile.TemporaryFile(dir=path.parent):
                pass
    except OSError as error:
        raise CannotWrite(file=str(path), problem=os_problem(error)) from None


def write_whole(path: Path, text: str | bytes) -> None:
    make_sure_of(path)
    whole = text.encode("utf8") if isinstance(text, str) else text
    try:
        if path.exists() and not path.is_file():  # a pipe or a device is written to, never replaced
            with path.open("wb") as stream:
                stream.write(whole)
            return
        target = path.resolve()
        handle, scratch = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as part:
                part.write(whole)
                part.flush()
                os.fsync(part.fileno())
            umask = os.umask(0)
            os.umask(umask)
            Path(scratch).chmod(target.stat().st_mode if target.exists() else 0o666 & ~umask)
            Path(scratch).replace(target)
        except BaseException:
            Path(scratch).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotWrite(file=str(path), problem=os_problem(error)) from None
