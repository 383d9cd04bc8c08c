/** A number that one tab of this browser holds exclusively, and keeps after a reload. */

import { tabStore } from "../../browser-storage";

export type TabSlot = { slot: number; release: () => void };

/** How long a tab waits for its previous number. */
const WAIT_MS = 500;
/** After a reload the previous document may still be closing. */
const WAIT_AFTER_RELOAD_MS = 3000;
const SLOTS = 16;

function previousSlotWait(): number {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" || arrival?.type === "back_forward" ? WAIT_AFTER_RELOAD_MS : WAIT_MS;
}

/** Resolves with the function that releases the lock, or null if another tab holds it. */
function hold(name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const onLock = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    navigator.locks.request(name, options, onLock).catch(() => resolve(null));
  });
}

/** Resolves with the tab's previous number, else the first free one, else a shared last one. Without locks: 0. */
export async function claimTabSlot(name: string): Promise<TabSlot> {
  if (typeof navigator === "undefined" || !navigator.locks) return { slot: 0, release: () => {} };
  const stored = tabStore.get(name);
  const previous = stored === null ? -1 : Number(stored);
  const take = async (slot: number, options: LockOptions): Promise<TabSlot | null> => {
    const release = await hold(`${name} ${slot}`, options);
    if (!release) return null;
    tabStore.set(name, String(slot));
    return { slot, release };
  };
  const regained = previous >= 0 ? await take(previous, { signal: AbortSignal.timeout(previousSlotWait()) }) : null;
  if (regained) return regained;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const free = slot === previous ? null : await take(slot, { ifAvailable: true });
    if (free) return free;
  }
  return { slot: SLOTS, release: () => {} };
}
