"""Drives a headless Chromium over a pipe, with nothing but the standard library: for the tests of the page."""

import base64
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time


class Browser:
    """One tab. Errors of its console are kept in `errors`."""

    def __init__(self, width=1280, height=900, scheme="light", binary="chromium"):
        self.profile = tempfile.TemporaryDirectory(prefix="chromium-")
        self.downloads = pathlib.Path(self.profile.name) / "downloads"
        self.downloads.mkdir()
        # Chromium reads commands from descriptor 3 and answers on 4, each message closed by a null.
        down, self.writes = os.pipe()
        self.reads, up = os.pipe()
        command = [
            binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--disable-dev-shm-usage", "--disable-background-networking", "--hide-scrollbars",
            f"--user-data-dir={self.profile.name}/profile", "about:blank"]
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec 3<&{down} 4>&{up}; exec "$@"', "_", *command], pass_fds=(down, up),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(down)
        os.close(up)
        self.buffer, self.number, self.session, self.errors, self.loaded = b"", 0, None, [], False
        targets = self.ask("Target.getTargets")["targetInfos"]
        tab = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")
        self.resize(width, height, scheme)
        self.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(self.downloads))

    def resize(self, width, height=900, scheme="light"):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=width < 700)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self.session
        os.write(self.writes, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, limit=60):
        end = time.monotonic() + limit
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.reads], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser does not answer")
            self.buffer += os.read(self.reads, 1 << 20)
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message)
        return message

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(str([argument.get("value") for argument in parameters["args"]]))
        if method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(parameters["entry"]["text"])
        if method == "Page.loadEventFired":
            self.loaded = True

    def open(self, path):
        self.loaded = False
        self.ask("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        while not self.loaded:
            self.receive()

    def run(self, script):
        """The value of an expression, or of what it promises."""
        result = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        return result["result"].get("value")

    def press(self, key):
        """A key as a person presses it; a letter is written, too."""
        text = {"text": key} if len(key) == 1 else {}
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=key)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def picture(self, path):
        data = self.ask("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        try:
            self.ask("Browser.close")
        except (RuntimeError, OSError, TimeoutError):
            self.process.terminate()
        self.process.wait(20)
        os.close(self.reads)
        os.close(self.writes)
        self.profile.cleanup()
