/** Carries the shown alerts from one document of this tab to the next, once. */

import { carryOver, takeCarried } from "../browser/carried-over";
import { type AlertInput, showAlert, shownAlerts } from "./alerts-store";

const STORAGE_KEY = "lintel-kept-alerts";
/** A later document does not belong to the same navigation. */
const MAX_CARRY_MS = 30_000;

type CarriedAlerts = { at: number; alerts: AlertInput[] };

/**
 * Called when the document is left. Alerts with buttons are not carried over: their functions belong to this
 * document.
 */
export function keepAlerts(now = Date.now()): void {
  const alerts = shownAlerts()
    .filter(({ buttonProps }) => buttonProps === undefined)
    .map(({ id, type, message, isPersistent, duration }) => ({ id, type, message, isPersistent, duration }));
  if (alerts.length > 0) carryOver(STORAGE_KEY, { at: now, alerts } satisfies CarriedAlerts);
}

/** Called once a document has started. */
export function showKeptAlerts(now = Date.now()): void {
  const carried = takeCarried(STORAGE_KEY) as CarriedAlerts | null;
  if (!carried || now - carried.at > MAX_CARRY_MS) return;
  for (const alert of carried.alerts) showAlert(alert);
}
