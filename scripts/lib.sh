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
    local package installed
    # Asked once for all: each call reads the whole list of packages.
    installed=$(dpkg-query -W -f='${Package} ${Status}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -q "^$package install ok installed" <<<"$installed" || missing+=("$package")
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

# The products, each after those that it builds upon.
products=(WeatherFormat WeatherForecast WeatherFormatFoundation WeatherFormatWidth)

# Writes the public symbols of a built module as JSON: symbol_graph MODULE FOLDER OPTIONS…
symbol_graph() {
    local built module=$1 folder=$2
    shift 2
    built=$(swift build --show-bin-path)
    swift-symbolgraph-extract -module-name "$module" -I "$built/Modules" \
        -Xcc "-fmodule-map-file=$built/ICUShim.build/module.modulemap" \
        -Xcc "-fmodule-map-file=$built/HarfBuzzShim.build/module.modulemap" \
        -target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$folder" "$@"
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

# The tags of all languages, a line each, as the enum has them: known before anything is built.
languages() {
    PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=scripts/catalog python3 -c 'import catalog, pathlib
print(*catalog.swift_cases(pathlib.Path("Sources/WeatherFormat/Language/Language.swift").read_text("utf-8")), sep="\n")'
}

# Builds the tool for the scripts that ask it: sets $hwfmt. The log is of use only where it fails.
build_hwfmt() {
    use_reference_icu
    use_fonts
    local log
    log=$(swift build --product hwfmt 2>&1) || die "hwfmt does not build: $(grep -m 1 'error:' <<<"$log")"
    hwfmt=$(swift build --show-bin-path)/hwfmt
    local linked reference
    linked=$("$hwfmt" --version | sed -n 's/^ICU \([^ ]*\) .*/\1/p')
    reference=$(cat snapshots/ICU_VERSION)
    [ "$linked" = "$reference" ] || die "this is ICU $linked: expected $reference, the ICU of snapshots/ICU_VERSION"
}

# The reports that are committed, one file a language: what hwfmt calls them, and their folder under snapshots/.
reports=(width:width_report "width --voice native:width_report/native" conformance:cldr_conformance)

# Writes a report of some languages: write_reports HWFMT "KIND OPTIONS" FOLDER LANGUAGES… A file is written whole or not at all.
write_reports() {
    local hwfmt=$1 kind=$2 folder=$3
    shift 3
    [ $# -gt 0 ] || return 0
    mkdir -p "$folder"
    # shellcheck disable=SC2016 # expanded by the inner shell
    printf '%s\n' "$@" | xargs -P "$(nproc)" -I '{}' bash -c '
        set -e
        trap "rm -f \"$3/$4.txt.new\"" EXIT
        "$1" report $2 --lang "$4" >"$3/$4.txt.new"
        mv "$3/$4.txt.new" "$3/$4.txt"' _ "$hwfmt" "$kind" "$folder" '{}' ||
        die "hwfmt report $kind failed: $folder keeps what it had"
}

# What differs from the last commit under a folder; a new file is shown whole.
show_changes() {
    git status --short -- "$@"
    git --no-pager diff -- "$@"
    git ls-files --others --exclude-standard -z -- "$@" |
        xargs -0 -r -I '{}' git --no-pager diff --no-index -- /dev/null '{}' || true
}

# The suites whose tests assert goldens, as a filter of swift test: those that have a folder of them, and those that may get
# one.
golden_suites() {
    {
        find snapshots -name '*.snap.txt' -printf '%h\n' | sort -u | sed 's|.*/||; s/_//g'
        grep -rl --include='*Tests.swift' 'assertMatchesSnapshot(' Tests | grep -v '^Tests/SnapshotAssertions' |
            xargs -n 1 basename -s Tests.swift | tr '[:upper:]' '[:lower:]'
    } | sort -u | paste -sd '|' | sed 's/.*/(?i)\\.(&)(Tests)?\//'
}

# The folders under snapshots/ that neither a golden nor a report is in, as options of diff.
folders_not_recorded() {
    local folder
    for folder in snapshots/*/; do
        folder=$(basename "$folder")
        grep -qF ":$folder " <<<"${reports[*]} " || [ -n "$(find "snapshots/$folder" -name '*.snap.txt' -print -quit)" ] ||
            echo "--exclude=$folder"
    done
}

# The tests that a word cannot fail, as a filter of swift test: those of the clock, of threads, and that draw numbers at
# random; and where nothing of it has changed, those of the module that the words' own builds on.
tests_without_words() {
    local names='HalfHourTests|DifferentialTests|StressTests|ThreadTests|PublishOnceTests|ZoneOracleTests|QuantityPropertyTests'
    [ -n "$(git status --porcelain -- Sources/WeatherFormat Sources/ICUShim Sources/CICU Tests/WeatherFormatTests)" ] ||
        names="$names|^WeatherFormatTests\\."
    echo "$names"
}
