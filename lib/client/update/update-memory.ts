/**
 * The stored state of the update check: this tab's last check and reloads, which outlive a reload, and the time of the
 * last Cancel in this browser.
 */
import { localStore, type TextStore, tabStore } from "../../browser-storage";
import { NO_RELOADS, type ReloadHistory } from "./reload-history";

export type TabMemory = { checkedAt: number | null; history: ReloadHistory };

export type UpdateMemory = {
  read: () => TabMemory;
  write: (memory: TabMemory) => void;
  readCancelledAt: () => number | null;
  writeCancelledAt: (at: number) => void;
};

const TAB_KEY = "lintel-update";
const CANCELED_KEY = "lintel-update-cancelled";
const NOTHING: TabMemory = { checkedAt: null, history: NO_RELOADS };

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function readJson(store: TextStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "null");
  } catch {
    return null;
  }
}

function toHistory(value: unknown): ReloadHistory {
  const { builds, reloads, reloadedAt } = (value ?? {}) as Partial<Record<keyof ReloadHistory, unknown>>;
  if (!Array.isArray(builds) || !isTime(reloads) || !isTime(reloadedAt)) return NO_RELOADS;
  return { builds: builds.filter((build) => typeof build === "string"), reloads, reloadedAt };
}

export const browserMemory: UpdateMemory = {
  read() {
    const stored = readJson(tabStore, TAB_KEY);
    if (typeof stored !== "object" || stored === null) return NOTHING;
    const { checkedAt, history } = stored as Partial<Record<keyof TabMemory, unknown>>;
    return { checkedAt: isTime(checkedAt) ? checkedAt : null, history: toHistory(history) };
  },
  write: (memory) => tabStore.set(TAB_KEY, JSON.stringify(memory)),
  readCancelledAt() {
    const at = readJson(localStore, CANCELED_KEY);
    return isTime(at) ? at : null;
  },
  writeCancelledAt: (at) => localStore.set(CANCELED_KEY, JSON.stringify(at)),
};
