import { clearAlert, showAlert, shownAlerts } from "../alerts/alerts-store";
import { showKeptAlerts } from "../alerts/carried-alerts";
import { sessionLifetime } from "../calls/session-lifetime";
import { enterDocument, leaveDocument } from "./leave-document";

const promptsBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("suppresses prompts when the session has ended, and allows them otherwise", () => {
  window.addEventListener("beforeunload", (event) => event.preventDefault());
  expect(promptsBeforeUnload()).toBe(true);
  leaveDocument("#home");
  expect(promptsBeforeUnload()).toBe(true);
  sessionLifetime.end("expired");
  leaveDocument("#sign-in");
  expect(promptsBeforeUnload()).toBe(false);
});

test.each([
  ["leaving", leaveDocument],
  ["entering", enterDocument],
])("%s a document carries the shown message over", (_, go) => {
  clearAlert();
  showAlert({ type: "error", message: "Your session has expired. Please log in again.", isPersistent: true });
  go("#sign-in");
  clearAlert();
  showKeptAlerts();
  expect(shownAlerts()).toMatchObject([
    { message: "Your session has expired. Please log in again.", isPersistent: true },
  ]);
});
