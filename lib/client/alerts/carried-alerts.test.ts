import { clearAlert, showAlert, shownAlerts } from "./alerts-store";
import { keepAlerts, showKeptAlerts } from "./carried-alerts";

const LEFT_AT = 1_000_000;
const messages = () => shownAlerts().map(({ message }) => message);

/** Simulates leaving the document with these alerts and opening another. */
function leave(...alerts: string[]): void {
  for (const message of alerts) showAlert({ type: "success", message });
  keepAlerts(LEFT_AT);
  clearAlert();
}

beforeEach(() => {
  clearAlert();
  sessionStorage.clear();
});

test("shows alerts again in the next document within 30 s, once", () => {
  leave("Saved");
  showKeptAlerts(LEFT_AT + 30_000);
  expect(messages()).toEqual(["Saved"]);
  clearAlert();
  showKeptAlerts(LEFT_AT + 30_000);
  expect(messages()).toEqual([]);
});

test("forgets alerts after 30 s", () => {
  leave("Saved");
  showKeptAlerts(LEFT_AT + 30_001);
  showKeptAlerts(LEFT_AT);
  expect(messages()).toEqual([]);
});

test("appends new alerts to the restored ones", () => {
  showAlert({ type: "success", message: "Second", id: "alert-2" });
  keepAlerts(LEFT_AT);
  jest.isolateModules(() => {
    // Each document counts its alert ids from one.
    const next: typeof import("./alerts-store") = require("./alerts-store");
    const { showKeptAlerts: showInNext }: typeof import("./carried-alerts") = require("./carried-alerts");
    showInNext(LEFT_AT);
    next.showAlert({ type: "success", message: "Third" });
    expect(next.shownAlerts().map(({ message }) => message)).toEqual(["Second", "Third"]);
  });
});

test("restores nothing from an invalid storage, and ignores a full storage", () => {
  sessionStorage.setItem("lintel-kept-alerts", "{");
  showKeptAlerts(LEFT_AT);
  expect(messages()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  expect(() => leave("Saved")).not.toThrow();
  full.mockRestore();
});
