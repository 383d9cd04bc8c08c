/** What was just said, taken along from one document of this tab to the next; said there, it is forgotten. */

import { carryOver, takeCarried } from "../browser/carried-over";
import { type AlertInput, showAlert, shownAlerts } from "./alerts-store";

const PLACE = "lintel-kept-alerts";
/** A document that comes later is not the one that was on its way. */
const LONGEST_WAY_MS = 30_000;

type Kept = { at: number; alerts: AlertInput[] };

/** Called as the document is left. What a button of an alert does is of this document, and stays here with its alert. */
export function keepAlerts(now = Date.now()): void {
  const alerts = shownAlerts()
    .filter(({ buttonProps }) => buttonProps === undefined)
    .map(({ id, type, message, isPersistent, duration }) => ({ id, type, message, isPersistent, duration }));
  if (alerts.length > 0) carryOver(PLACE, { at: now, alerts } satisfies Kept);
}

/** Called once a document is alive. */
export function showKeptAlerts(now = Date.now()): void {
  const kept = takeCarried(PLACE) as Kept | null;
  if (!kept || now - kept.at > LONGEST_WAY_MS) return;
  for (const alert of kept.alerts) showAlert(alert);
}
