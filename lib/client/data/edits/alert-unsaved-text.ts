import { showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { COPY } from "./copy";

/**
 * Warns that a field closed before its text was saved. Silent once the session has ended: the draft waits for its
 * author, and the next employee must not read the text.
 */
export function alertUnsavedText(field: string, text: string, reason: string | null): void {
  if (sessionLifetime.isEnded()) return;
  showAlert({ type: "warning", message: COPY.notSaved(field, text, reason) });
}
