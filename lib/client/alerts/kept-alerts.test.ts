import { clearAlert, showAlert, shownAlerts } from "./alerts-store";
import { keepAlerts, showKeptAlerts } from "./kept-alerts";

const LEFT = 1_000_000;
const messages = () => shownAlerts().map(({ message }) => message);

/** The document is left as these are shown, and another one begins. */
function leave(...said: string[]): void {
  for (const message of said) showAlert({ type: "success", message });
  keepAlerts(LEFT);
  clearAlert();
}

beforeEach(() => {
  clearAlert();
  sessionStorage.clear();
});

test("what was said is said again within 30 s, once", () => {
  leave("Saved");
  showKeptAlerts(LEFT + 30_000);
  expect(messages()).toEqual(["Saved"]);
  clearAlert();
  showKeptAlerts(LEFT + 30_000);
  expect(messages()).toEqual([]);
});

test("later it is another visit, and is forgotten", () => {
  leave("Saved");
  showKeptAlerts(LEFT + 30_001);
  showKeptAlerts(LEFT);
  expect(messages()).toEqual([]);
});

test("what is said next stands beside it", () => {
  showAlert({ type: "success", message: "Second", id: "alert-2" });
  keepAlerts(LEFT);
  jest.isolateModules(() => {
    // The next document counts its alerts from one again.
    const next: typeof import("./alerts-store") = require("./alerts-store");
    const { showKeptAlerts: showThere }: typeof import("./kept-alerts") = require("./kept-alerts");
    showThere(LEFT);
    next.showAlert({ type: "success", message: "Third" });
    expect(next.shownAlerts().map(({ message }) => message)).toEqual(["Second", "Third"]);
  });
});

test("a tab that stores nothing, or something else, says nothing", () => {
  sessionStorage.setItem("lintel-kept-alerts", "{");
  showKeptAlerts(LEFT);
  expect(messages()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(() => leave("Saved")).not.toThrow();
  full.mockRestore();
});
