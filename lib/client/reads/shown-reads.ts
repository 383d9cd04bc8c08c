/** Reads that are on screen, which are repeated when an edit makes them stale. */
import type { EndpointName } from "../../contract/endpoints";
import { notifyEach } from "../../notify-each";
import { forgetAll, forgetNames } from "./fresh-answers";

export type ShownRead = {
  name: EndpointName;
  /** Resolves after the try, whatever its outcome. */
  readAgain: () => Promise<unknown>;
  /** Whether the shown answer, or refusal, is newer than the last edit. */
  isCurrent: () => boolean;
};

const shownReads = new Set<ShownRead>();
const changeListeners = new Set<() => void>();
const staleCounts = new Map<string, number>();
let allStaleCount = 0;

const notifyChange = (): void => notifyEach(changeListeners);

/** Registers a read that is on screen. Returns the function that removes it. */
export function showRead(read: ShownRead): () => void {
  shownReads.add(read);
  return () => {
    shownReads.delete(read);
    notifyChange();
  };
}

/** Call when a shown read has been answered or has failed. */
export function noteRead(): void {
  if (changeListeners.size > 0) setTimeout(notifyChange);
}

/**
 * Marks all answers of these reads as stale. Resolves when the screens that show them have tried to read again, with
 * whether all are current.
 */
export async function markStale(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  forgetNames(names);
  for (const name of names) staleCounts.set(name, (staleCounts.get(name) ?? 0) + 1);
  const isConcerned = ({ name }: ShownRead) => names.includes(name);
  await Promise.allSettled([...shownReads].filter(isConcerned).map((read) => read.readAgain()));
  return [...shownReads].filter(isConcerned).every((read) => read.isCurrent());
}

/** Marks the answers of all reads as stale, and resolves once the screens have tried to read again. */
export async function markAllStale(): Promise<void> {
  forgetAll();
  allStaleCount += 1;
  await Promise.allSettled([...shownReads].map((read) => read.readAgain()));
}

/** Returns how often answers of this name have become stale: an answer requested at another count is outdated. */
export function timesStale(name: string): number {
  return allStaleCount + (staleCounts.get(name) ?? 0);
}

/**
 * Like `markStale`, but resolves only once every screen that shows the reads has a newer answer or refusal, or is
 * closed.
 */
export async function untilReadAgain(names: readonly string[]): Promise<void> {
  await markStale(names);
  while ([...shownReads].some((read) => names.includes(read.name) && !read.isCurrent())) {
    await new Promise<void>((resolve) => {
      const listener = () => {
        changeListeners.delete(listener);
        resolve();
      };
      changeListeners.add(listener);
    });
  }
}
