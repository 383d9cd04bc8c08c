/** Going back and forth in the history: one step, or straight to an entry. Each is one gesture. */
import { type ContestedRecord, contestedRecords } from "./contested-step";
import { COPY } from "./copy";
import { findObstacle } from "./dangling";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { CapturedKeys, GestureStep } from "./gesture";
import type { History, HistoryEntry } from "./history";
import { capturedKeys, madeThat } from "./provenance/captured-keys";
import { readsTheSame } from "./same-value";
import type { Scene } from "./scene";

type Direction = GestureStep["direction"];

/** The label and the diff of what was done, what it is about, by name, and the entries that it went over. */
export type HistoryStep = { label: string; diff: Diff; elements?: string; step: GestureStep };

/** A step that was not done, because it would take back a newer change: mine or theirs is to be chosen. */
export type StepConflict = {
  direction: Direction;
  entryId: string;
  /** The edit's name, and what it is about. */
  label: string;
  elements?: string;
  records: readonly ContestedRecord[];
};

const wantedOf = (direction: Direction, { diff }: HistoryEntry): Diff =>
  direction === "undo" ? reverseDiff(diff) : diff;

/** Whether who has seen the one has seen all of the other. */
function isSeenIn(shown: StepConflict, now: StepConflict): boolean {
  return now.records.every((record) =>
    shown.records.some(({ key, fields, theirs }) => {
      const value = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];
      const isSame = (name: string) => readsTheSame(value(theirs, name), value(record.theirs, name));
      return key === record.key && record.fields.every((name) => fields.includes(name) && isSame(name));
    }),
  );
}

/** With what its entries are about, where that is the same. `made`: by them, of a capture. */
function stepOver(entries: readonly HistoryEntry[], direction: Direction, diff: Diff, made: CapturedKeys): HistoryStep {
  const [first] = entries;
  const several = direction === "undo" ? COPY.undoSeveral : COPY.redoSeveral;
  const label = entries.length === 1 && first ? COPY[direction](first.label) : several(entries.length);
  const names = new Set(entries.map(({ elements }) => elements));
  const isOne = names.size === 1 && first?.elements !== undefined;
  const ofCapture = Object.keys(made).length > 0 ? { made } : {};
  const step = { direction, entryIds: entries.map(({ id }) => id), ...ofCapture };
  return { label, diff, step, ...(isOne ? { elements: first.elements } : {}) };
}

export function createHistorySteps(scene: Scene, history: History, employeeKey?: string) {
  let conflict: StepConflict | null = null;

  function conflictOf(direction: Direction, entry: HistoryEntry): StepConflict | null {
    const records = contestedRecords(scene, wantedOf(direction, entry), employeeKey);
    const { id: entryId, label, elements } = entry;
    const named = elements === undefined ? {} : { elements };
    return records.length > 0 ? { direction, entryId, label, ...named, records } : null;
  }

  /**
   * Does one step. Null where the entry can no longer be undone or redone, which forgets it, and where it would take back a
   * newer change, which is then to be chosen.
   */
  function take(direction: Direction, entry: HistoryEntry, gestureId: string, chosen?: StepConflict): Diff | null {
    const isUndo = direction === "undo";
    const wanted = wantedOf(direction, entry);
    if (findObstacle(scene, wanted)) {
      history.forget(entry.id);
      return null;
    }
    const now = conflictOf(direction, entry);
    if (now && !(chosen && isSeenIn(chosen, now))) {
      conflict = now;
      return null;
    }
    const applied = applyDiff(scene, wanted);
    if (isUndo) history.noteUndone(gestureId, reverseDiff(applied));
    else history.noteRedone(gestureId, applied);
    return applied;
  }

  const next = (direction: Direction) => (direction === "undo" ? history.nextUndo() : history.nextRedo());

  /** What stands there although it was undone has come from elsewhere. */
  const done = (entries: readonly HistoryEntry[], direction: Direction, diff: Diff): HistoryStep => {
    const made = capturedKeys(entries);
    const isLeft = (key: string) => direction === "redo" || scene.kindOf(key) === null;
    return stepOver(entries, direction, diff, madeThat(made, isLeft));
  };

  return {
    /** The next undo or redo, under the id that its gesture is to have. `chosen`: whose newer changes it is to take back. */
    step(direction: Direction, gestureId: string, chosen?: StepConflict): HistoryStep | null {
      conflict = null;
      const entry = next(direction);
      const diff = entry ? take(direction, entry, gestureId, chosen) : null;
      return entry && diff ? done([entry], direction, diff) : null;
    },
    /** The step that was not done last, as long as it is still the next one; null where nothing is to be chosen. */
    conflict(): StepConflict | null {
      if (conflict && next(conflict.direction)?.id !== conflict.entryId) conflict = null;
      return conflict;
    },
    /** Does the step that waits for a choice over the change that was shown, or forgets it. */
    settle(choice: "mine" | "theirs", gestureId: string): HistoryStep | null {
      const asked = this.conflict();
      if (asked && choice === "mine") return this.step(asked.direction, gestureId, asked);
      if (asked) history.forget(asked.entryId);
      return null;
    },
    /** Neither is chosen: the step is not done, and stays the next one. */
    leave(): null {
      conflict = null;
      return null;
    },
    /** Records were exchanged: what stands there now may be something else again, or what the history knew. */
    readConflict(): void {
      const entry = conflict && next(conflict.direction);
      conflict = conflict && entry?.id === conflict.entryId ? conflictOf(conflict.direction, entry) : null;
    },
    /**
     * To where this entry was the last one done, null being before the first. Entries on the way that can no longer be
     * undone or redone are forgotten, and the others still are. At one that would take back a newer change it ends.
     */
    jump(entryId: string | null, gestureId: string): HistoryStep | null {
      conflict = null;
      const view = history.view();
      const inPast = view.past.findIndex((entry) => entry.id === entryId);
      const inFuture = view.future.findIndex((entry) => entry.id === entryId);
      if (entryId !== null && inPast < 0 && inFuture < 0) return null;
      const isUndo = inFuture < 0;
      const direction: Direction = isUndo ? "undo" : "redo";
      const count = isUndo ? view.past.length - 1 - inPast : inFuture + 1;
      const entries = isUndo ? [...view.past].reverse().slice(0, count) : view.future.slice(0, count);
      const net: Diff = {};
      let taken: HistoryEntry[] = [];
      for (const entry of entries) {
        const diff = take(direction, entry, gestureId);
        // What lies behind it stands on it.
        if (conflict) break;
        if (!diff) continue;
        squashInto(net, diff);
        taken = [...taken, entry];
      }
      return taken.length > 0 ? done(taken, direction, net) : null;
    },
  };
}
