/** A group of checks that look at one kind of thing: what is still to be looked at, and what was found. */
import type { RecordChange } from "../../core/diff";
import type { FindingTable } from "./finding-table";

export type CheckGroup = {
  readonly table: FindingTable;
  /** The scene has changed by this: asks for what it touches. */
  follow(change: RecordChange): void;
  /** Looks at one more thing; false where nothing is left. */
  step(): boolean;
};

type Rounds<Key> = { ask(key: Key): void; step(): boolean };

/**
 * First everything once, then what is asked for. `first` does its own looking, a little at each step, and goes on while the
 * scene changes; what has changed is asked for besides, and looked at when all is through.
 */
export function createRounds<Key>(first: Iterator<void>, look: (key: Key) => void): Rounds<Key> {
  const asked = new Set<Key>();
  let isThrough = false;
  return {
    ask: (key) => void asked.add(key),
    step() {
      if (!isThrough && !first.next().done) return true;
      isThrough = true;
      for (const key of asked) {
        asked.delete(key);
        look(key);
        return true;
      }
      return false;
    },
  };
}

/** Looks at each of them, one a step. */
export function* lookAtAll<Item>(items: Iterable<Item>, look: (item: Item) => void): Generator<void> {
  for (const item of items) {
    look(item);
    yield;
  }
}

/** Whether a corner has come, gone or moved: what else is written on it changes no shape. */
export function isMoved({ from, to }: Extract<RecordChange, { kind: "vertex" }>): boolean {
  if (!from || !to) return true;
  return from.x !== to.x || from.y !== to.y || from.z !== to.z || from.floorNumber !== to.floorNumber;
}
