# What the scripts share. Sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

say() { printf '\n== %s\n' "$*"; }
die() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Debian packages that a fresh machine lacks.
install_packages() {
    local missing=()
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    command -v apt-get >/dev/null || die "missing packages: ${missing[*]}. Expected Debian, or these installed by hand"
    local as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    say "Installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# The reference ICU: what goldens are recorded with, and what the tests compare with them.
use_reference_icu() {
    # The zone database: rules of zones come from it, and tests compare them with the C library's reader.
    install_packages libicu-dev pkg-config tzdata
    export WEATHERFORMAT_ICU=system
}

# What rendered widths are measured with: HarfBuzz and the fonts, and its own command as a second opinion.
use_fonts() {
    install_packages libharfbuzz-dev libharfbuzz-bin fonts-inter fonts-noto-core fonts-noto-cjk
    # Said and not left to be found out: a manifest that was read before the packages came is kept as it was.
    export WEATHERFORMAT_HARFBUZZ=system
}

# Another ICU than the reference: the toolchain's, or one under a prefix. Sets $scratch, its build folder.
choose_other_icu() {
    case "${1:-}" in
    "")
        export WEATHERFORMAT_ICU=toolchain
        scratch="$root/.build/toolchain-icu"
        ;;
    --prefix)
        local prefix=${2:?--prefix lacks its value: expected the folder that ICU is installed under}
        [ -e "$prefix/lib/pkgconfig/icu-i18n.pc" ] ||
            die "no lib/pkgconfig/icu-i18n.pc under \"$prefix\": expected the prefix of an installed ICU"
        export WEATHERFORMAT_ICU=system
        export PKG_CONFIG_PATH="$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
        export LD_LIBRARY_PATH="$prefix/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
        scratch="$root/.build/icu-$(printf '%s' "$prefix" | cksum | cut -d ' ' -f 1)"
        ;;
    --update-snapshots) die "--update-snapshots is refused here: only the reference ICU records, with scripts/record" ;;
    *) die "unknown option \"$1\": expected --prefix DIR, or nothing" ;;
    esac
}
