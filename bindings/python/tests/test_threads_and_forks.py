"""Threads and forks: each test in a process of its own, so that nothing is rendered before it begins."""

import subprocess
import sys
import textwrap
import unittest

SHARED = """
import os, signal, sys, threading, time
import weatherformat
from weatherformat import Intent, Reader, Unit, Zone

def render(tags):
    text = []
    for tag in tags:
        for voice in ("house", "native"):
            reader = Reader(tag, clock=12, voice=voice)
            text += [reader.date(1786808340, intent, "Europe/Berlin") for intent in Intent]
            text += [reader.unit(12, unit, form=form) for unit in list(Unit)[1:] for form in ("short", "long", "spoken")]
            text += [reader.relative(300), reader.duration(7179), reader.duration(7179, form="long")]
    return text

def fork(tags, expected=None):
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # What hangs ends here, and is no success.
        try:
            text = render(tags)
            os._exit(0 if expected in (None, text) else 1)
        except BaseException:
            os._exit(2)
    return child

def finish(children):
    statuses = [os.waitpid(child, 0)[1] for child in children]
    assert set(statuses) == {0}, statuses
    print("done", len(statuses))

TAGS = ["de", "ja", "el", "ru", "tr"]
ALL = [language.tag for language in weatherformat.languages()]
"""


def run(test: unittest.TestCase, program: str) -> str:
    command = [sys.executable, "-W", "ignore", "-c", SHARED + textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    test.assertEqual(done.returncode, 0, done.stderr[-2000:])
    return done.stdout


class Forks(unittest.TestCase):
    def test_children_of_a_warm_parent(self) -> None:
        # As gunicorn does with preload_app: all is made once, in the parent.
        program = """
            weatherformat.warm_up(TAGS, "house")
            weatherformat.warm_up(TAGS, "native")
            expected = render(TAGS)
            for _ in range(5):
                finish([fork(TAGS, expected) for _ in range(40)])
            """
        self.assertEqual(run(self, program), "done 40\n" * 5)

    def test_children_of_a_parent_that_rendered_nothing(self) -> None:
        self.assertEqual(run(self, "finish([fork(TAGS) for _ in range(8)])"), "done 8\n")

    def test_two_hundred_children_while_threads_render(self) -> None:
        # Single calls hold the interpreter's lock, so that no thread forks in the midst of one, not even of a first one.
        program = """
            going = True
            def work(tags):
                while going:
                    render(tags)
            threads = [threading.Thread(target=work, args=(ALL[index::4],)) for index in range(4)]
            for thread in threads:
                thread.start()
            children = []
            for _ in range(20):
                children += [fork(TAGS[:1]) for _ in range(10)]
                time.sleep(0.01)
            going = False
            for thread in threads:
                thread.join()
            finish(children)
            """
        self.assertEqual(run(self, program), "done 200\n")

    def test_children_while_threads_read_columns(self) -> None:
        # Columns and forecasts let go of the lock: after a warm-up a fork in their midst is safe.
        program = """
            weatherformat.warm_up(TAGS)
            import array, ctypes
            from weatherformat import _columns, _library
            write = _library.function("wfmt_date_strings")
            when = array.array("q", range(0, 100_000 * 3600, 3600))
            codes = (ctypes.c_int32 * len(when))(*(row % len(TAGS) for row in range(len(when))))
            readers, zones = [Reader(tag) for tag in TAGS], [Zone("Asia/Tokyo")]
            rows = _columns.Rows(len(when), when.buffer_info()[0])
            rows.reader_codes = ctypes.addressof(codes)
            request = _columns.date_column(rows, "s", Intent.DAILY_HEADER, readers, zones, True)
            going = True
            def work():
                offsets, bits = (ctypes.c_int64 * (len(when) + 1))(), (ctypes.c_uint8 * len(when))()
                data = ctypes.create_string_buffer(len(when) * 40)
                strings = _library.Strings(ctypes.sizeof(_library.Strings))
                strings.offsets64, strings.validity = ctypes.addressof(offsets), ctypes.addressof(bits)
                strings.data, strings.data_size = ctypes.addressof(data), len(data)
                while going:
                    assert write(request, strings, None) == 0
            threads = [threading.Thread(target=work) for _ in range(3)]
            for thread in threads:
                thread.start()
            children = [fork(TAGS[:2]) for _ in range(50) if time.sleep(0.003) is None]
            going = False
            for thread in threads:
                thread.join()
            finish(children)
            """
        self.assertEqual(run(self, program), "done 50\n")


class Threads(unittest.TestCase):
    def test_threads_agree(self) -> None:
        program = """
            texts = [None] * 8
            def work(index):
                texts[index] = render(TAGS)
            threads = [threading.Thread(target=work, args=(index,)) for index in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert all(text == render(TAGS) for text in texts)
            print(len(texts))
            """
        self.assertEqual(run(self, program), "8\n")

    def test_a_buffer_is_one_call_s(self) -> None:
        # A switch of threads at every step: a shared buffer would show another thread's text.
        program = """
            sys.setswitchinterval(1e-6)
            readers = [Reader(tag, clock=24) for tag in ALL]
            expected = [reader.date(1786808340, Intent.DAILY_FULL_HEADER, "UTC") for reader in readers]
            wrong = []
            def work(first):
                for turn in range(3000):
                    index = (first + turn) % len(readers)
                    text = readers[index].date(1786808340, Intent.DAILY_FULL_HEADER, "UTC")
                    if text != expected[index]:
                        wrong.append((text, expected[index]))
            threads = [threading.Thread(target=work, args=(first * 3,)) for first in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert not wrong, wrong[:3]
            print("same")
            """
        self.assertEqual(run(self, program), "same\n")


if __name__ == "__main__":
    unittest.main()
