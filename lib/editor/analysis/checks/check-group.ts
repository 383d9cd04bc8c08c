/** A group of checks on one kind of record: the pending records and the findings. */
import type { RecordChange } from "../../core/diff";
import type { FindingTable } from "./finding-table";

export type CheckGroup = {
  readonly table: FindingTable;
  /** Queues the records that a change touches. */
  follow(change: RecordChange): void;
  /** Checks one pending record; returns false if none is left. */
  step(): boolean;
};

type CheckQueue<Key> = { add(key: Key): void; step(): boolean };

/**
 * Runs the initial pass over all records, then the queued keys. `initialPass` advances a little per step; keys queued
 * meanwhile are checked after the pass.
 */
export function createCheckQueue<Key>(initialPass: Iterator<void>, check: (key: Key) => void): CheckQueue<Key> {
  const pending = new Set<Key>();
  let isInitialPassDone = false;
  return {
    add: (key) => void pending.add(key),
    step() {
      if (!isInitialPassDone && !initialPass.next().done) return true;
      isInitialPassDone = true;
      for (const key of pending) {
        pending.delete(key);
        check(key);
        return true;
      }
      return false;
    },
  };
}

/** Visits the items, one per step. */
export function* visitAll<Item>(items: Iterable<Item>, check: (item: Item) => void): Generator<void> {
  for (const item of items) {
    check(item);
    yield;
  }
}

/** Whether a vertex was added, removed or moved. Its other fields do not affect shapes. */
export function isMoved({ from, to }: Extract<RecordChange, { kind: "vertex" }>): boolean {
  if (!from || !to) return true;
  return from.x !== to.x || from.y !== to.y || from.z !== to.z || from.floorNumber !== to.floorNumber;
}
