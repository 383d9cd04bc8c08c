/** A number that one tab of this browser holds exclusively, and keeps after a reload. */

import { tabStore } from "../../browser-storage";

export type TabSlot = { slot: number; release: () => void };

/** How long a tab waits for its previous number. */
const OWN_WAIT_MS = 500;
/** After a reload the previous document may still be closing. */
const OWN_WAIT_AFTER_RELOAD_MS = 3000;
const SLOTS = 16;

function ownWait(): number {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" || arrival?.type === "back_forward" ? OWN_WAIT_AFTER_RELOAD_MS : OWN_WAIT_MS;
}

/** Resolves with the function that releases the lock, or null if another tab holds it. */
function hold(name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve(release));
      resolve(null);
      return undefined;
    };
    navigator.locks.request(name, options, held).catch(() => resolve(null));
  });
}

/** The tab's previous number, else the first free one; the last one is shared. Without locks, the first. */
export async function claimTabSlot(name: string): Promise<TabSlot> {
  if (typeof navigator === "undefined" || !navigator.locks) return { slot: 0, release: () => {} };
  const kept = tabStore.get(name);
  const own = kept === null ? -1 : Number(kept);
  const take = async (slot: number, options: LockOptions): Promise<TabSlot | null> => {
    const release = await hold(`${name} ${slot}`, options);
    if (!release) return null;
    tabStore.set(name, String(slot));
    return { slot, release };
  };
  const before = own >= 0 ? await take(own, { signal: AbortSignal.timeout(ownWait()) }) : null;
  if (before) return before;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const free = slot === own ? null : await take(slot, { ifAvailable: true });
    if (free) return free;
  }
  return { slot: SLOTS, release: () => {} };
}
