"""Builds a wheel with libweatherformat inside: the one under WEATHERFORMAT_PREFIX, else the one that pkg-config knows."""

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

SONAME = "libweatherformat.so.0"


def library_folder() -> Path:
    prefix = os.environ.get("WEATHERFORMAT_PREFIX")
    if prefix:
        return Path(prefix) / "lib"
    command = ["pkg-config", "--variable=libdir", "weatherformat"]
    try:
        return Path(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip())
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(
            f"libweatherformat is not found ({error}): expected what scripts/install has installed, in WEATHERFORMAT_PREFIX"
            " or on PKG_CONFIG_PATH"
        ) from error


def version() -> str:
    """Gives the version of the header beside the library, which the wheel is built of."""
    header = (library_folder().parent / "include" / "weatherformat.h").read_text("utf-8")
    return re.search(r'#define WFMT_VERSION "(.*)"', header).group(1)


class BuildWithLibrary(build_py):
    def run(self) -> None:
        super().run()
        package = Path(self.build_lib) / "weatherformat"
        shutil.copyfile(library_folder() / SONAME, package / SONAME)
        shutil.copyfile(Path(__file__).resolve().parents[2] / "LICENSE", package / "LICENSE")


class PlatformWheel(bdist_wheel):
    """Any Python 3, on the platform of the library: nothing is compiled here."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", re.sub(r"[-.]", "_", sysconfig.get_platform())


setup(version=version(), cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel})
