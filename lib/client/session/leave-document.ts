import { keepAlerts } from "../alerts/kept-alerts";
import { sessionLifetime } from "../calls/session-lifetime";

/** Held uploads and unsaved codes may ask before their page is left; nobody can stay on a page whose session has ended. */
function silencePrompts(event: Event): void {
  event.stopImmediatePropagation();
}

/**
 * Replaces the page by another document, where the shown alerts appear again. Nothing that this page holds in memory
 * may show after a sign-out, and no navigation of the router can supersede it.
 */
export function leaveDocument(address: string): void {
  keepAlerts();
  if (sessionLifetime.isEnded()) {
    // Capturing, so that it comes before every listener that prompts.
    window.addEventListener("beforeunload", silencePrompts, { capture: true });
  }
  window.location.replace(address);
}

/** The same, with a way back to the page that is left; that page may prompt. */
export function enterDocument(address: string): void {
  keepAlerts();
  window.location.assign(address);
}
