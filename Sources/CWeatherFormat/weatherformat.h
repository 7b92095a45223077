/*
 * weatherformat.h: the short strings of a weather screen, in 27 languages, from C.
 *
 *     wfmt_reader *reader = NULL;
 *     wfmt_zone *zone = NULL;
 *     wfmt_error error;
 *     char text[WFMT_TEXT_SIZE];
 *     size_t length;
 *     if (wfmt_reader_create("de", WFMT_CLOCK_24, WFMT_VOICE_NATIVE, &reader, &error) ||
 *         wfmt_zone_create("Europe/Berlin", &zone, &error) ||
 *         wfmt_date(reader, zone, WFMT_INTENT_DAILY_HEADER, 1786808340, text, sizeof text, &length, &error))
 *         fprintf(stderr, "%s\n", error.text);
 *     else
 *         puts(text);  // Sa., 15. Aug.
 *     wfmt_zone_free(zone);
 *     wfmt_reader_free(reader);
 *
 * Compile with: cc program.c $(pkg-config --cflags --libs weatherformat)
 *
 * What holds everywhere
 *
 * - Every function but the counts returns a status: WFMT_OK, which is 0, or one of the WFMT_ERROR_ codes.
 * - The last argument is where an error is described, or NULL. It is the caller's, and written whole in every call.
 * - Text goes out as UTF-8 into the caller's buffer, with a NUL behind it that *length does not count. Where the buffer is
 *   too small the status is WFMT_ERROR_BUFFER_TOO_SMALL, *length is the length of the text, so that length + 1 bytes are
 *   enough. After any error the buffer holds an empty string, if it has room for one, and *length is 0 but for this one.
 *   Bytes behind the text may be used as scratch, never those behind the buffer. length may be NULL; a buffer may be NULL if its size is 0.
 * - No memory changes hands but by the _create, _read and _export functions, each with the function that gives it back.
 * - Names come in as NUL-terminated UTF-8. NULL, invalid UTF-8, an unknown number of an enumeration and a handle of another
 *   kind are errors, never a crash. A handle that was given back must not be used again.
 * - All functions may be called from any thread; a handle may be used from several at once, but for giving it back.
 *   Before a process forks while its threads render, call wfmt_warm_up: see docs/threads-and-forks.md.
 * - The library keeps no locale, zone or settings of its own, and takes none from the process.
 */
#ifndef WEATHERFORMAT_H
#define WEATHERFORMAT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header, by semantic versioning; wfmt_version is that of the library. */
#define WFMT_VERSION "0.1.0"

/* A buffer of this size holds every text of a date, a unit, a duration or a relative time, and most names. */
#define WFMT_TEXT_SIZE 513

/* ---- Statuses and errors ---- */

/* What a function returns. Numbers stay as they are; later versions may add some. */
enum {
    WFMT_OK = 0,
    /* A pointer was NULL, or a length negative, where something must be. */
    WFMT_ERROR_NULL = 1,
    /* A handle of another kind, or memory that holds none. */
    WFMT_ERROR_HANDLE = 2,
    /* A number that the enumeration, or the size of a structure, does not have in this version. */
    WFMT_ERROR_ENUM = 3,
    /* Bytes that are no UTF-8. */
    WFMT_ERROR_UTF8 = 4,
    /* The caller's buffer is too small; the length says what is needed. */
    WFMT_ERROR_BUFFER_TOO_SMALL = 5,
    /* A language, region, zone, intent or unit that is not known by this name. */
    WFMT_ERROR_NAME = 6,
    /* A value that does not exist: a year 10000, a negative speed, not a number, a unit of another quantity. */
    WFMT_ERROR_VALUE = 7,
    /* A forecast's document that cannot be read. */
    WFMT_ERROR_DOCUMENT = 8,
    /* A column's strings are longer than its offsets can say: take 64 bits, or fewer rows. */
    WFMT_ERROR_OFFSET_OVERFLOW = 9,
    /* The system gave no memory for an exported column. */
    WFMT_ERROR_MEMORY = 10,
    /* ICU failed, or the machine's time zone data. */
    WFMT_ERROR_ICU = 11
};

#define WFMT_ERROR_SIZE 512

/* What went wrong: one line of English for a log, with the wrong value and what would be right. */
typedef struct wfmt_error {
    /* The same as the function returned. */
    int32_t status;
    /* UTF-8, NUL-terminated, cut where it is longer; empty without an error. */
    char text[WFMT_ERROR_SIZE];
} wfmt_error;

/* ---- Enumerations ---- */

/* The clock of every hour. */
enum {
    /* The one that the tag asks for (-u-hc-h12), else the habit of its region. */
    WFMT_CLOCK_AUTO = 0,
    WFMT_CLOCK_12 = 12,
    WFMT_CLOCK_24 = 24
};

/* Whose habits a string follows. */
enum {
    /* One look for all languages: month first, "Sat, Aug 15", "5:39pm". */
    WFMT_VOICE_HOUSE = 0,
    /* Each language in its own order, with its own punctuation and spacing: "5:39 PM", de "Sa., 15. Aug.". */
    WFMT_VOICE_NATIVE = 1
};

/* What a date string is for: a place in the user interface. The examples are English in the house voice. */
enum {
    /* Inside a sentence: "Sat" */
    WFMT_INTENT_SUMMARY_WEEKDAY = 1,
    /* The head of a day: "Sat, Aug 15" */
    WFMT_INTENT_DAILY_HEADER = 2,
    /* The same where there is room: "Saturday, Aug 15" */
    WFMT_INTENT_DAILY_FULL_HEADER = 3,
    /* A row of the daily list: "Saturday" */
    WFMT_INTENT_DAILY_LIST_WEEKDAY = 4,
    /* Under the daily chart: "Sat" */
    WFMT_INTENT_DAILY_CHART_WEEKDAY = 5,
    /* Under the hourly chart: "Sat" */
    WFMT_INTENT_HOURLY_CHART_WEEKDAY = 6,
    /* Between two days of the hourly strip: "Sat 15" */
    WFMT_INTENT_HOURLY_DAY_SEPARATOR = 7,
    /* The next full or new moon: "Aug 15" */
    WFMT_INTENT_MOON_DATE = 8,
    /* A month's title: "August" */
    WFMT_INTENT_ALMANAC_MONTH = 9,
    /* A day long ago or ahead: "Aug 15, 2026" */
    WFMT_INTENT_HISTORY_DATE = 10,
    /* Sunrise and sunset: "5:39pm" */
    WFMT_INTENT_SUN_EVENT_TIME = 11,
    /* Moonrise and moonset: "5:39pm" */
    WFMT_INTENT_MOON_EVENT_TIME = 12,
    /* The start of rain in the minute chart: "5:39pm" */
    WFMT_INTENT_MINUTELY_TIME = 13,
    /* A radar frame: "Sat 5:39pm" */
    WFMT_INTENT_RADAR_FRAME_TIME = 14,
    /* The "updated" line, today: "5:39pm" */
    WFMT_INTENT_FORECAST_UPDATED_TIME = 15,
    /* In a push notification: "5:39pm" */
    WFMT_INTENT_NOTIFICATION_TIME = 16,
    /* Under a bar of the hourly chart: "5pm" */
    WFMT_INTENT_HOURLY_CHART_HOUR = 17,
    /* The axis of a detail chart: "5pm" */
    WFMT_INTENT_STATS_CHART_HOUR = 18,
    /* A watch face: "5pm", on the 24-hour clock "17" */
    WFMT_INTENT_COMPLICATION_HOUR = 19,
    /* A widget's column: "5pm" */
    WFMT_INTENT_WIDGET_HOUR = 20,
    /* On the "rain later" pill: "5pm" */
    WFMT_INTENT_PRECIP_LATER_HOUR = 21,
    /* The head of an hour's details: "Sat 5pm" */
    WFMT_INTENT_HOURLY_DETAIL_HEADER = 22,
    /* Until when an alert holds: "Sat, Aug 15, 5:39pm" */
    WFMT_INTENT_ALERT_EXPIRATION_DATE_TIME = 23,
    /* The "updated" line, on another day: "Sat, Aug 15 @ 5:39pm" */
    WFMT_INTENT_FORECAST_UPDATED_DATE_TIME = 24
};

/* The units that weather is measured in. */
enum {
    /* In place of a unit: the unit that a value was given in, or that of a unit system. */
    WFMT_UNIT_SAME = 0,
    WFMT_UNIT_CELSIUS = 1,
    WFMT_UNIT_FAHRENHEIT = 2,
    WFMT_UNIT_KILOMETERS_PER_HOUR = 3,
    WFMT_UNIT_MILES_PER_HOUR = 4,
    WFMT_UNIT_METERS_PER_SECOND = 5,
    WFMT_UNIT_KNOTS = 6,
    /* A value given in Beaufort is a speed in meters per second, and is read as a force. */
    WFMT_UNIT_BEAUFORT = 7,
    WFMT_UNIT_HECTOPASCALS = 8,
    WFMT_UNIT_MILLIBARS = 9,
    WFMT_UNIT_MILLIMETERS_OF_MERCURY = 10,
    WFMT_UNIT_INCHES_OF_MERCURY = 11,
    WFMT_UNIT_KILOPASCALS = 12,
    /* Of water. */
    WFMT_UNIT_MILLIMETERS = 13,
    /* Of water or snow, as are inches. */
    WFMT_UNIT_CENTIMETERS = 14,
    WFMT_UNIT_INCHES = 15,
    WFMT_UNIT_MILLIMETERS_PER_HOUR = 16,
    WFMT_UNIT_INCHES_PER_HOUR = 17,
    WFMT_UNIT_KILOMETERS = 18,
    WFMT_UNIT_MILES = 19,
    WFMT_UNIT_METERS = 20,
    WFMT_UNIT_FEET = 21,
    /* Hundredths: 45 is "45%". */
    WFMT_UNIT_PERCENT = 22
};

/* How number and unit stand together. */
enum {
    /* That of the reader's voice: compact for the house, native for the native one. */
    WFMT_STYLE_VOICE = 0,
    /* Glued: "12km/h", "45%". */
    WFMT_STYLE_COMPACT = 1,
    /* With the language's own spacing, signs and dash: "12 km/h", de "45 %". */
    WFMT_STYLE_NATIVE = 2,
    /* As CLDR has it, through ICU each time. */
    WFMT_STYLE_CLDR = 3
};

/* How much room the unit's name has, or that it is said. */
enum {
    WFMT_FORM_SHORT = 0,
    /* In the compact and the native style the same as short. */
    WFMT_FORM_NARROW = 1,
    /* "12 kilometers per hour", with the language's plurals. */
    WFMT_FORM_LONG = 2,
    /* What a screen reader says: no slash, no abbreviation, signs in words. */
    WFMT_FORM_SPOKEN = 3
};

/* Which unit each quantity of a forecast has. */
enum {
    /* As the reader's region is used to. */
    WFMT_UNITS_AUTO = 0,
    WFMT_UNITS_US = 1,
    WFMT_UNITS_METRIC = 2,
    WFMT_UNITS_UK = 3,
    WFMT_UNITS_CA = 4
};

/* The units that a Pirate Weather or Dark Sky document was asked for, where it does not name them. */
enum {
    WFMT_SOURCE_UNITS_OWN = 0,
    WFMT_SOURCE_UNITS_US = 1,
    WFMT_SOURCE_UNITS_SI = 2,
    WFMT_SOURCE_UNITS_CA = 3,
    WFMT_SOURCE_UNITS_UK = 4,
    WFMT_SOURCE_UNITS_UK2 = 5
};

/* ---- Versions and names ---- */

/* The library's version: "0.1.0". */
int32_t wfmt_version(char *text, size_t size, size_t *length, wfmt_error *error);

/* Which ICU writes the words, and which data answers for zones: "ICU 72.1 (system), CLDR 42.0, zones 2025b of
 * /usr/share/zoneinfo". */
int32_t wfmt_data_version(char *text, size_t size, size_t *length, wfmt_error *error);

/* How many languages, intents and units there are. Languages are counted from 0; the numbers of intents and units are 1 to
 * the count. */
int32_t wfmt_language_count(void);
int32_t wfmt_intent_count(void);
int32_t wfmt_unit_count(void);

/* The BCP 47 tag of a language, "zh-Hant", and its name in itself, "Deutsch". */
int32_t wfmt_language_tag(int32_t index, char *text, size_t size, size_t *length, wfmt_error *error);
int32_t wfmt_language_name(int32_t index, char *text, size_t size, size_t *length, wfmt_error *error);

/* An intent by its name, as the Swift library and hwfmt have it, and back: "sunEventTime". */
int32_t wfmt_intent_named(const char *name, int32_t *intent, wfmt_error *error);
int32_t wfmt_intent_name(int32_t intent, char *text, size_t size, size_t *length, wfmt_error *error);

/* Whether an intent draws a time of day: 1, or 0 for those that wfmt_day takes. */
int32_t wfmt_intent_draws_time(int32_t intent, int32_t *draws, wfmt_error *error);

/* A unit by its name, and back: "km/h", "hPa", "%". */
int32_t wfmt_unit_named(const char *name, int32_t *unit, wfmt_error *error);
int32_t wfmt_unit_name(int32_t unit, char *text, size_t size, size_t *length, wfmt_error *error);

/* ---- Readers and zones ---- */

/* For whom strings are written: a language with its region, a clock and a voice. */
typedef struct wfmt_reader wfmt_reader;

/* Where a local time is read. */
typedef struct wfmt_zone wfmt_zone;

/* Makes a reader of a BCP 47 tag ("de", "en-GB", "zh-TW", "PT_br"), of a WFMT_CLOCK_ and a WFMT_VOICE_. */
int32_t wfmt_reader_create(const char *language, int32_t clock, int32_t voice, wfmt_reader **reader,
                           wfmt_error *error);

/* The reader's tag in its own words: "en-GB", and "en" for "en-US". */
int32_t wfmt_reader_tag(const wfmt_reader *reader, char *text, size_t size, size_t *length, wfmt_error *error);

/* The reader's clock, 12 or 24. */
int32_t wfmt_reader_clock(const wfmt_reader *reader, int32_t *clock, wfmt_error *error);

/* Gives a reader back. NULL is taken and nothing done. */
int32_t wfmt_reader_free(wfmt_reader *reader);

/* Finds a zone of the machine's zone database ("Europe/Berlin", "UTC"), or makes one of an offset ("GMT+05:30", east is
 * positive). Its rules are read here, once in a process. */
int32_t wfmt_zone_create(const char *name, wfmt_zone **zone, wfmt_error *error);

/* The zone's name: "Europe/Berlin". */
int32_t wfmt_zone_name(const wfmt_zone *zone, char *text, size_t size, size_t *length, wfmt_error *error);

/* Gives a zone back. NULL is taken and nothing done. */
int32_t wfmt_zone_free(wfmt_zone *zone);

/* Makes all that strings of some languages need, so that the first strings are as fast as all others, and a fork in the
 * midst of them is safe: dates and times on both clocks, units, speech, durations, relative times and the words of
 * forecasts. Call it once at the start, before there are threads. Takes some 15 ms and 1 MB a language.
 *
 * languages: BCP 47 tags, count of them; NULL with a count of 0 stands for all languages.
 * voice: a WFMT_VOICE_.
 */
int32_t wfmt_warm_up(const char *const *languages, size_t count, int32_t voice, wfmt_error *error);

/* ---- Dates and times ---- */

/* The string of an instant for a place, in a zone: seconds since 1970-01-01T00:00:00Z, in the years 1 to 9999. */
int32_t wfmt_date(const wfmt_reader *reader, const wfmt_zone *zone, int32_t intent, int64_t seconds, char *text,
                  size_t size, size_t *length, wfmt_error *error);

/* The same of milliseconds since 1970-01-01T00:00:00Z, as JavaScript and Java count. */
int32_t wfmt_date_ms(const wfmt_reader *reader, const wfmt_zone *zone, int32_t intent, int64_t milliseconds,
                     char *text, size_t size, size_t *length, wfmt_error *error);

/* The name of an hour by its beginning, in a place for bare hours: "5pm", and "5:30pm" where it begins at another minute than
 * 0, as the hours of India do in a service's data. */
int32_t wfmt_hour(const wfmt_reader *reader, const wfmt_zone *zone, int32_t intent, int64_t seconds, char *text,
                  size_t size, size_t *length, wfmt_error *error);

/* The string of a day of the calendar, which no zone moves, for an intent that draws no time of day. */
int32_t wfmt_day(const wfmt_reader *reader, int32_t intent, int32_t year, int32_t month, int32_t day, char *text,
                 size_t size, size_t *length, wfmt_error *error);

/* How long ago something was, or with a negative number how far ahead it is: "5 min. ago", "in 2 days". */
int32_t wfmt_relative(const wfmt_reader *reader, double seconds_ago, char *text, size_t size, size_t *length,
                      wfmt_error *error);

/* How long something lasts, cut to whole minutes, of a WFMT_STYLE_ and a WFMT_FORM_ that is not spoken: "1h 59min". */
int32_t wfmt_duration(const wfmt_reader *reader, double seconds, int32_t style, int32_t form, char *text, size_t size,
                      size_t *length, wfmt_error *error);

/* ---- Quantities ---- */

/* A value with its unit, rounded once, of a WFMT_STYLE_ and a WFMT_FORM_.
 *
 * given: the WFMT_UNIT_ of the value.
 * read: the unit that it is written in, of the same quantity, or WFMT_UNIT_SAME.
 */
int32_t wfmt_unit(const wfmt_reader *reader, double value, int32_t given, int32_t read, int32_t style, int32_t form,
                  char *text, size_t size, size_t *length, wfmt_error *error);

/* A wind with its gusts, both in one unit: "12-18mph", or the wind alone where the gusts are no stronger. */
int32_t wfmt_gusts(const wfmt_reader *reader, double wind, double gust, int32_t given, int32_t read, int32_t style,
                   int32_t form, char *text, size_t size, size_t *length, wfmt_error *error);

/* ---- Is this chance of rain worth showing? ---- */

/* A chance is a fraction from 0 to 1, as the service gave it: the gates round it. Of a window of consecutive hours a bit of
 * validity says whether the service gave a chance, from the lowest bit of the first byte on, 1 for yes; NULL where it gave
 * all of them. */

/* The chance as it is printed: a multiple of 5 from 0 to 100. */
int32_t wfmt_precip_percent(double chance, int32_t *percent, wfmt_error *error);

/* Whether one chance is worth showing: 1 from 20 percent on, rounded. */
int32_t wfmt_precip_shown(double chance, int32_t *shown, wfmt_error *error);

/* Whether a window of hours is worth a lane. */
int32_t wfmt_precip_significant(const double *chances, const uint8_t *validity, size_t count, int32_t *significant,
                                wfmt_error *error);

/* The first entry that is worth showing, whatever the rest does; -1 where there is none. For minutes. */
int32_t wfmt_precip_first(const double *chances, const uint8_t *validity, size_t count, int64_t *index,
                          wfmt_error *error);

/* All that an hourly strip draws about rain, from one decision.
 *
 * visible_columns: how many hours are on the screen before the reader scrolls.
 * bar_percents: count numbers, each hour's bar in percent, -1 where none is drawn.
 * rain_later: the hour that the "rain later" pill names, -1 where there is no pill.
 */
int32_t wfmt_precip_lane(const double *chances, const uint8_t *validity, size_t count, int32_t visible_columns,
                         int32_t *bar_percents, int64_t *rain_later, wfmt_error *error);

/* ---- Forecasts ---- */

/* What a service's document says, read once for any number of readers. */
typedef struct wfmt_forecast wfmt_forecast;

/* Reads a JSON document of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather or Dark Sky, at most
 * 4 MiB.
 *
 * points: the National Weather Service's points response, which has the zone; or NULL with a size of 0.
 * source_units: a WFMT_SOURCE_UNITS_.
 */
int32_t wfmt_forecast_read(const void *document, size_t size, const void *points, size_t points_size,
                           int32_t source_units, wfmt_forecast **forecast, wfmt_error *error);

/* Gives a forecast back. NULL is taken and nothing done. */
int32_t wfmt_forecast_free(wfmt_forecast *forecast);

/* The zone that the document names; an empty text where it names none. */
int32_t wfmt_forecast_zone(const wfmt_forecast *forecast, char *text, size_t size, size_t *length, wfmt_error *error);

/* What was left out of a document, and why: how many lines, and each of them, from 0. */
int32_t wfmt_forecast_fault_count(const wfmt_forecast *forecast, size_t *count, wfmt_error *error);
int32_t wfmt_forecast_fault(const wfmt_forecast *forecast, size_t index, char *text, size_t size, size_t *length,
                            wfmt_error *error);

/* In place of a time: the document's own. */
#define WFMT_NOW_OF_DOCUMENT INT64_MIN

/* How a forecast is shown. Fill it with wfmt_forecast_settings_default, and set what is to be otherwise. */
typedef struct wfmt_forecast_settings {
    /* sizeof(wfmt_forecast_settings), so that later versions can add members. */
    size_t struct_size;
    /* The place's zone; NULL for the document's, and UTC where it has none. */
    const wfmt_zone *zone;
    /* The reader's time, in seconds since 1970-01-01T00:00:00Z, or WFMT_NOW_OF_DOCUMENT. */
    int64_t now;
    /* How many hours are on the screen before the reader scrolls, 0 to 1000; 8 by default. */
    int32_t visible_columns;
    /* A WFMT_UNITS_. */
    int32_t units;
    /* Each quantity's WFMT_UNIT_, or WFMT_UNIT_SAME for that of units. */
    int32_t temperature;
    int32_t wind;
    int32_t pressure;
    int32_t precipitation;
    int32_t snow;
    int32_t visibility;
} wfmt_forecast_settings;

int32_t wfmt_forecast_settings_default(wfmt_forecast_settings *settings, wfmt_error *error);

/* Every string of the forecast's screen, as one line of JSON with the members of hwfmt forecast --json.
 *
 * settings: NULL for the defaults.
 */
int32_t wfmt_forecast_json(const wfmt_forecast *forecast, const wfmt_reader *reader,
                           const wfmt_forecast_settings *settings, char *text, size_t size, size_t *length,
                           wfmt_error *error);

/* ---- Columns ---- */

/*
 * Many strings in one call, in the layout of Apache Arrow's string arrays: offsets, bytes, and a bitmap of validity whose
 * lowest bit of the first byte is the first row. https://arrow.apache.org/docs/format/Columnar.html
 *
 * Reader, zone and clock are one for all rows, or a code a row, into a dictionary of a few. A row that is null in the
 * column, or whose code is negative, is null in the result. A row that cannot be rendered (an instant in the year 10000, a
 * negative speed, a code beyond its dictionary) is null and counted, or stops the column, as on_bad_row says.
 */

/* What happens at a row that cannot be rendered. */
enum {
    WFMT_BAD_ROW_NULL = 0,
    WFMT_BAD_ROW_STOP = 1
};

/* What an instant counts, since 1970-01-01T00:00:00Z. */
enum {
    WFMT_TIME_SECONDS = 0,
    WFMT_TIME_MILLISECONDS = 1,
    WFMT_TIME_MICROSECONDS = 2
};

/* A column of instants. Set struct_size and what is needed, and the rest to 0. */
typedef struct wfmt_date_column {
    /* sizeof(wfmt_date_column). */
    size_t struct_size;
    /* How many rows there are. */
    int64_t length;
    const int64_t *instants;
    /* A WFMT_TIME_. */
    int32_t time_unit;
    /* A WFMT_INTENT_. */
    int32_t intent;
    /* A bit a row, from the bit validity_offset on; NULL where no row is null. */
    const uint8_t *validity;
    int64_t validity_offset;
    /* At least one. */
    const wfmt_reader *const *readers;
    int64_t reader_count;
    /* A code a row; NULL where the first reader is for all. */
    const int32_t *reader_codes;
    /* At least one. */
    const wfmt_zone *const *zones;
    int64_t zone_count;
    /* A code a row; NULL where the first zone is for all. */
    const int32_t *zone_codes;
    /* A WFMT_CLOCK_ a row; NULL where each reader has its own. */
    const int8_t *clocks;
    /* A WFMT_BAD_ROW_. */
    int32_t on_bad_row;
} wfmt_date_column;

/* A column of values of a unit. Set struct_size and what is needed, and the rest to 0. */
typedef struct wfmt_value_column {
    /* sizeof(wfmt_value_column). */
    size_t struct_size;
    /* How many rows there are. */
    int64_t length;
    const double *values;
    /* The unit of the values, and the one that they are written in or WFMT_UNIT_SAME. */
    int32_t given;
    int32_t read;
    /* A WFMT_STYLE_ and a WFMT_FORM_. Short and narrow ones of the compact and the native style are the fast ones. */
    int32_t style;
    int32_t form;
    /* A bit a row, from the bit validity_offset on; NULL where no row is null. */
    const uint8_t *validity;
    int64_t validity_offset;
    /* At least one. */
    const wfmt_reader *const *readers;
    int64_t reader_count;
    /* A code a row; NULL where the first reader is for all. */
    const int32_t *reader_codes;
    /* A WFMT_BAD_ROW_. */
    int32_t on_bad_row;
} wfmt_value_column;

/* Where a column's strings go: memory of the caller's, and what the library says of it. */
typedef struct wfmt_strings {
    /* sizeof(wfmt_strings). */
    size_t struct_size;
    /* Room for length + 1 offsets of 32 bits, or of 64: one of the two, the other NULL. */
    int32_t *offsets32;
    int64_t *offsets64;
    /* Room for a bit a row, (length + 7) / 8 bytes. */
    uint8_t *validity;
    /* UTF-8, without any NUL; may be NULL if its size is 0. */
    char *data;
    int64_t data_size;
    /* Where the first string begins in data: 0, or behind the strings of another column. */
    int64_t data_start;
    /* Out: where the last string ends. Where that is beyond data_size the status is WFMT_ERROR_BUFFER_TOO_SMALL, and a call
     * with so much room succeeds. */
    int64_t data_end;
    /* Out: how many rows are null, and how many of these because they cannot be rendered. */
    int64_t null_count;
    int64_t bad_count;
    /* Out: the first row that cannot be rendered, or -1; its reason is the error's text, whatever the status. */
    int64_t first_bad_row;
} wfmt_strings;

/* Writes a column. Where it stops (a bad row that shall stop it, offsets of 32 bits that overflow) the rows before are whole.
 * Where data is too small all offsets are written, and the rows that fit; nothing is written behind data_size. */
int32_t wfmt_date_strings(const wfmt_date_column *column, wfmt_strings *strings, wfmt_error *error);
int32_t wfmt_value_strings(const wfmt_value_column *column, wfmt_strings *strings, wfmt_error *error);

/* Apache Arrow's C data interface, as its specification declares it: other headers may have done so already.
 * https://arrow.apache.org/docs/format/CDataInterface.html */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

#endif

/* Renders a column into memory of the library's own, which grows as needed, and hands it over as an Arrow array that its
 * release callback gives back: without a copy for whoever imports the C data interface.
 *
 * offset_bits: 32 for the type utf8, 64 for large_utf8.
 * schema: may be NULL where the caller knows the type.
 * bad_count: how many rows could not be rendered; may be NULL.
 */
int32_t wfmt_date_export(const wfmt_date_column *column, int32_t offset_bits, struct ArrowArray *array,
                         struct ArrowSchema *schema, int64_t *bad_count, wfmt_error *error);
int32_t wfmt_value_export(const wfmt_value_column *column, int32_t offset_bits, struct ArrowArray *array,
                          struct ArrowSchema *schema, int64_t *bad_count, wfmt_error *error);

#ifdef __cplusplus
}
#endif

#endif
