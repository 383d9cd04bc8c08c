import { showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import { browserQueue } from "../../queue/browser-queue";
import { COPY } from "./copy";

/**
 * Tells of a text whose field went while it was not saved. Not once the session has ended: its draft waits for the same
 * person, and what they typed is nothing for whoever sits there next.
 */
export function tellNotSaved(field: string, text: string, reason: string | null): void {
  if (sessionLifetime.isEnded()) return;
  showAlert({ type: "warning", message: COPY.notSaved(field, text, reason) });
}

/** What a text that saves itself leaves to the queue and to the alerts; `field` is what it is called. */
export function handlersOfText(field: string) {
  return {
    dismiss: (refusalId: string) => browserQueue().dismiss(refusalId),
    onLost: (text: string, reason: string | null) => tellNotSaved(field, text, reason),
  };
}
