import { readUserAgent } from "./user-agent";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.68",
    { browser: { name: "Edge", version: "130.0.2849.68" }, system: { name: "Windows", version: "10.0" } },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    { browser: { name: "Safari", version: "18.1" }, system: { name: "macOS", version: "10.15.7" } },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    { browser: { name: "Firefox", version: "132.0" }, system: { name: "Linux", version: "" } },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1",
    { browser: { name: "Chrome", version: "130.0.6723.90" }, system: { name: "iOS", version: "17.6" } },
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    { browser: { name: "Samsung Internet", version: "26.0" }, system: { name: "Android", version: "14" } },
  ],
  ["", { browser: { name: "Unknown", version: "" }, system: { name: "Unknown", version: "" } }],
])("reads browser and system from %s", (userAgent, expected) => {
  expect(readUserAgent(userAgent)).toEqual(expected);
});
