import { environmentDetails } from "./environment-details";

const browser = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  language: "en-US",
  screenWidth: 1440,
  screenHeight: 900,
  pixelRatio: 2,
  deviceMemory: 8,
};
const build = { commitUrl: "https://code.test/c/1", buildUrl: null, build: "1.2.3" };

test("gives the screen in physical pixels and the memory as a lower bound", () => {
  expect(environmentDetails(browser, build)).toEqual({
    commitUrl: "https://code.test/c/1",
    buildUrl: null,
    build: "1.2.3",
    screenResolution: "2880 × 1800",
    memory: "At least 8 GB of RAM",
    locale: "en-US",
    browser: { name: "Firefox", version: "132.0" },
    system: { name: "Linux", version: "" },
  });
});

test("memory that a browser hides is unknown", () => {
  expect(environmentDetails({ ...browser, deviceMemory: undefined }, build).memory).toBe("Unknown");
});

test("a fractional pixel ratio gives whole pixels", () => {
  expect(environmentDetails({ ...browser, pixelRatio: 1.1 }, build).screenResolution).toBe("1584 × 990");
});
