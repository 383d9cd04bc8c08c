/** Alerts (toasts) of this page: specification section 3 "Alert" and section 4 "Alerts". */

import { useSyncExternalStore } from "react";
import { ALERT_DURATION_MS, ALERT_THEME } from "../../domain/constants";
import { createListeners } from "../../notify-each";
import { type AlertIconName, knownIconName } from "./alert-icon-name";

export type AlertType = "success" | "info" | "warning" | "error";

export type AlertInput = {
  message: string;
  type: AlertType;
  id?: string;
  /** Milliseconds until a non-persistent alert closes. */
  duration?: number;
  /** Stays until it is clicked or cleared. */
  isPersistent?: boolean;
  /** Replaces the icon of the type. */
  customIconName?: AlertIconName;
  theme?: "light" | "dark";
  alertClassName?: string;
  buttonProps?: { label: string; onClick: () => void };
  /** Replaces an alert with the same text instead of adding another. */
  shouldReplaceDuplicates?: boolean;
};

export type Alert = AlertInput & Required<Pick<AlertInput, "id" | "duration" | "isPersistent" | "theme">>;

const NO_ALERTS: readonly Alert[] = [];
/** The longest timer: browsers run a longer one at once. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Returns the list after a new alert. Pure. A duplicate has the same message, type and icon. An id is in the list once:
 * a new alert replaces the one with its id.
 */
export function alertsAfter(alerts: readonly Alert[], alert: Alert): readonly Alert[] {
  const first = alerts[0];
  if (!first || first.type !== alert.type || first.customIconName !== alert.customIconName) return [alert];
  const isReplaced = (other: Alert): boolean =>
    other.id === alert.id || (alert.shouldReplaceDuplicates === true && other.message === alert.message);
  const firstIndex = alerts.findIndex(isReplaced);
  if (firstIndex < 0) return [...alerts, alert];
  return alerts.flatMap((other, index) => (index === firstIndex ? [alert] : isReplaced(other) ? [] : [other]));
}

/** Returns a delay within a timer's range of about 24 days, or the default if `duration` is not a number. */
function durationOf(duration: number | undefined): number {
  if (duration === undefined || Number.isNaN(duration)) return ALERT_DURATION_MS;
  return Math.min(Math.max(duration, 0), MAX_TIMER_MS);
}

export function createAlertsStore() {
  const listeners = createListeners();
  let alerts = NO_ALERTS;
  let lastNumber = 0;

  function set(next: readonly Alert[]): void {
    alerts = next;
    listeners.notify();
  }

  return {
    /** Adds an alert and returns its id. Throws in development if the icon is unknown. */
    show(input: AlertInput): string {
      // The id may be taken by an alert restored from the previous document.
      do lastNumber += 1;
      while (alerts.some(({ id }) => id === `alert-${lastNumber}`));
      const alert: Alert = {
        ...input,
        id: input.id ?? `alert-${lastNumber}`,
        duration: durationOf(input.duration),
        isPersistent: input.isPersistent ?? false,
        theme: input.theme ?? ALERT_THEME,
        customIconName: knownIconName(input.customIconName),
      };
      set(alertsAfter(alerts, alert));
      return alert.id;
    },
    /** Clears the alert with this id; without an id, all alerts. */
    clear(id?: string): void {
      const next = id === undefined ? NO_ALERTS : alerts.filter((alert) => alert.id !== id);
      if (next.length !== alerts.length) set(next);
    },
    get: () => alerts,
    subscribe: listeners.subscribe,
  };
}

const store = createAlertsStore();

export function showAlert(alert: AlertInput): string {
  return store.show(alert);
}

export function clearAlert(id?: string): void {
  store.clear(id);
}

export function shownAlerts(): readonly Alert[] {
  return store.get();
}

/** Calls back once, when no alert with this id is shown any more. */
export function onAlertClosed(id: string, listener: () => void): void {
  const unsubscribe = store.subscribe(() => {
    if (store.get().some((alert) => alert.id === id)) return;
    unsubscribe();
    listener();
  });
}

export function useAlerts(): readonly Alert[] {
  return useSyncExternalStore(store.subscribe, store.get, () => NO_ALERTS);
}
