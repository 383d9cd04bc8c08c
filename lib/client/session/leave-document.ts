import { keepAlerts } from "../alerts/carried-alerts";
import { sessionLifetime } from "../calls/session-lifetime";

/**
 * Pending uploads and unsaved codes may prompt before leaving, but nobody can stay on a page whose session has ended.
 */
function silencePrompts(event: Event): void {
  event.stopImmediatePropagation();
}

/**
 * Loads another document in place of this one; shown alerts appear there again. After a sign-out no data may stay in
 * memory, and no navigation of the router can supersede this one.
 */
export function leaveDocument(address: string): void {
  keepAlerts();
  if (sessionLifetime.isEnded()) {
    // In the capture phase, before all listeners that prompt.
    window.addEventListener("beforeunload", silencePrompts, { capture: true });
  }
  window.location.replace(address);
}

/** Loads another document with a new history entry; the page may prompt. */
export function enterDocument(address: string): void {
  keepAlerts();
  window.location.assign(address);
}
