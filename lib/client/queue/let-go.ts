/**
 * Refused gestures that somebody has let go. Whoever was not there to hear of it, as an editor that is opened later with
 * the history of its page, is to know that they were not saved.
 */
import type { QueueEntry } from "./queue-entry";

/** By the gesture's id; `at` in milliseconds since 1970. */
export type LetGo = Readonly<Record<string, { owner: string; at: number }>>;

/** Longer than anybody keeps a gesture without looking. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** With these entries, and without those that were let go too long ago to matter. */
export function withLetGo(known: LetGo, entries: readonly QueueEntry[], now: number): LetGo {
  return Object.fromEntries([
    ...Object.entries(known).filter(([, { at }]) => now - at <= KEPT_MS),
    ...entries.map(({ id, owner }) => [id, { owner, at: now }] as const),
  ]);
}
