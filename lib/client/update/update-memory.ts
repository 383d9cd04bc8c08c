/**
 * What the update check remembers beyond a page: this tab's last check and its reloads (they outlive the reload), and
 * when the user last said Cancel in this browser. A browser that stores nothing remembers nothing.
 */
import { NO_RELOADS, type ReloadHistory } from "./reload-history";

export type TabMemory = { checkedAt: number | null; history: ReloadHistory };

export type UpdateMemory = {
  read: () => TabMemory;
  write: (memory: TabMemory) => void;
  readCancelledAt: () => number | null;
  writeCancelledAt: (at: number) => void;
};

const TAB_PLACE = "lintel-update";
const CANCELLED_PLACE = "lintel-update-cancelled";
const NOTHING: TabMemory = { checkedAt: null, history: NO_RELOADS };

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function readJson(storage: () => Storage, place: string): unknown {
  try {
    return JSON.parse(storage().getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function writeJson(storage: () => Storage, place: string, value: unknown): void {
  try {
    storage().setItem(place, JSON.stringify(value));
  } catch {
    // Full or forbidden: it is then forgotten.
  }
}

function toHistory(value: unknown): ReloadHistory {
  const { builds, reloads, reloadedAt } = (value ?? {}) as Partial<Record<keyof ReloadHistory, unknown>>;
  if (!Array.isArray(builds) || !isTime(reloads) || !isTime(reloadedAt)) return NO_RELOADS;
  return { builds: builds.filter((build) => typeof build === "string"), reloads, reloadedAt };
}

export const browserMemory: UpdateMemory = {
  read() {
    const stored = readJson(() => sessionStorage, TAB_PLACE);
    if (typeof stored !== "object" || stored === null) return NOTHING;
    const { checkedAt, history } = stored as Partial<Record<keyof TabMemory, unknown>>;
    return { checkedAt: isTime(checkedAt) ? checkedAt : null, history: toHistory(history) };
  },
  write: (memory) => writeJson(() => sessionStorage, TAB_PLACE, memory),
  readCancelledAt() {
    const at = readJson(() => localStorage, CANCELLED_PLACE);
    return isTime(at) ? at : null;
  },
  writeCancelledAt: (at) => writeJson(() => localStorage, CANCELLED_PLACE, at),
};
