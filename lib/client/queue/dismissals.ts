/**
 * Refused gestures that were dismissed. A page that missed the dismissal, such as an editor opened later with its
 * stored history, learns from these records that the gestures were not saved.
 */
import type { QueueEntry } from "./queue-entry";

/** By the gesture's id; `at` in milliseconds since 1970. */
export type Dismissals = Readonly<Record<string, { owner: string; at: number }>>;

/** Longer than any page keeps a gesture without checking. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/** Adds entries and drops expired ones. */
export function withDismissed(known: Dismissals, entries: readonly QueueEntry[], now: number): Dismissals {
  return Object.fromEntries([
    ...Object.entries(known).filter(([, { at }]) => now - at <= LIFETIME_MS),
    ...entries.map(({ id, owner }) => [id, { owner, at: now }] as const),
  ]);
}
