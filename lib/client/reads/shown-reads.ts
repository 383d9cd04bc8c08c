/** Reads that a screen shows now: they are read again when an edit has made them stale. */
import type { EndpointName } from "../../contract/endpoints";
import { forgetAll, forgetNames } from "./fresh-answers";

export type ShownRead = {
  name: EndpointName;
  /** Resolves when it was tried, whatever came of it. */
  readAgain: () => Promise<unknown>;
  /** Whether what is shown is from after the last edit, or was refused since. */
  isCurrent: () => boolean;
};

const shown = new Set<ShownRead>();
const changes = new Set<() => void>();
const stales = new Map<string, number>();
let allStale = 0;

function tellChange(): void {
  for (const change of [...changes]) change();
}

/** Answers how to take it out again. */
export function showRead(read: ShownRead): () => void {
  shown.add(read);
  return () => {
    shown.delete(read);
    tellChange();
  };
}

/** Something that is shown has been read, or tried in vain. */
export function noteRead(): void {
  if (changes.size > 0) setTimeout(tellChange);
}

/**
 * Everything that these reads have answered is stale. Resolves when the screens that show it have tried to read again,
 * with whether all of them have their answer.
 */
export async function markStale(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  forgetNames(names);
  for (const name of names) stales.set(name, (stales.get(name) ?? 0) + 1);
  const isConcerned = ({ name }: ShownRead) => names.includes(name);
  await Promise.allSettled([...shown].filter(isConcerned).map((read) => read.readAgain()));
  return [...shown].filter(isConcerned).every((read) => read.isCurrent());
}

/** The same for whatever anything has answered. */
export async function markAllStale(): Promise<void> {
  forgetAll();
  allStale += 1;
  await Promise.allSettled([...shown].map((read) => read.readAgain()));
}

/** How often answers of this name have become stale: one that was asked for at another count is old. */
export function timesStale(name: string): number {
  return allStale + (stales.get(name) ?? 0);
}

/** The same, and resolves only when every screen has an answer from after this call, be it a refusal, or is gone. */
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
