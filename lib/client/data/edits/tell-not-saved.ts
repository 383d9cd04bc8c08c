import { showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { COPY } from "./copy";

/**
 * Tells of a text whose field went while it was not saved. Not once the session has ended: its draft waits for the same
 * person, and what they typed is nothing for whoever sits there next.
 */
export function tellNotSaved(field: string, text: string, reason: string | null): void {
  if (sessionLifetime.isEnded()) return;
  showAlert({ type: "warning", message: COPY.notSaved(field, text, reason) });
}
