/** Reads that are on screen, which are repeated when an edit makes them stale. */
import type { EndpointName } from "../../contract/endpoints";
import { forgetAll, forgetNames } from "./fresh-answers";

export type ShownRead = {
  name: EndpointName;
  /** Resolves after the try, whatever its outcome. */
  readAgain: () => Promise<unknown>;
  /** Whether the shown answer, or refusal, is newer than the last edit. */
  isCurrent: () => boolean;
};

const shown = new Set<ShownRead>();
const changes = new Set<() => void>();
const stales = new Map<string, number>();
let allStale = 0;

function notifyChange(): void {
  for (const change of [...changes]) change();
}

/** Returns the function that removes the read. */
export function showRead(read: ShownRead): () => void {
  shown.add(read);
  return () => {
    shown.delete(read);
    notifyChange();
  };
}

/** A shown read has been answered or has failed. */
export function noteRead(): void {
  if (changes.size > 0) setTimeout(notifyChange);
}

/**
 * Marks all answers of these reads as stale. Resolves when the screens that show them have tried to read again, with
 * whether all are current.
 */
export async function markStale(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  forgetNames(names);
  for (const name of names) stales.set(name, (stales.get(name) ?? 0) + 1);
  const isConcerned = ({ name }: ShownRead) => names.includes(name);
  await Promise.allSettled([...shown].filter(isConcerned).map((read) => read.readAgain()));
  return [...shown].filter(isConcerned).every((read) => read.isCurrent());
}

/** The same for all reads. */
export async function markAllStale(): Promise<void> {
  forgetAll();
  allStale += 1;
  await Promise.allSettled([...shown].map((read) => read.readAgain()));
}

/** How often answers of this name have become stale: an answer requested at another count is outdated. */
export function timesStale(name: string): number {
  return allStale + (stales.get(name) ?? 0);
}

/**
 * Like `markStale`, but resolves only once every screen that shows the reads has a newer answer or refusal, or is
 * closed.
 */
export async function untilReadAgain(names: readonly string[]): Promise<void> {
  await markStale(names);
  while ([...shown].some((read) => names.includes(read.name) && !read.isCurrent())) {
    await new Promise<void>((resolve) => {
      const change = () => {
        changes.delete(change);
        resolve();
      };
      changes.add(change);
    });
  }
}
