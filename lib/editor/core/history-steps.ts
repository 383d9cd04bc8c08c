/** Undo and redo by one step, or to any entry of the history. Each call is one gesture. */
import { type ContestedRecord, contestedRecords } from "./contested-records";
import { COPY } from "./copy";
import { findObstacle } from "./dangling";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { CapturedKeys, GestureStep } from "./gesture";
import type { History, HistoryEntry } from "./history";
import { capturedKeys, filterKeys } from "./provenance/captured-keys";
import { readsTheSame } from "./same-value";
import type { Scene } from "./scene";

type Direction = GestureStep["direction"];

/** A step that was made: its label and diff, the names of its elements, and the entries that it covers. */
export type HistoryStep = { label: string; diff: Diff; elements?: string; step: GestureStep };

/** A step that was not made because it would overwrite a newer change: the user chooses mine or theirs. */
export type StepConflict = {
  direction: Direction;
  entryId: string;
  /** The label of the edit, and the names of its elements. */
  label: string;
  elements?: string;
  records: readonly ContestedRecord[];
};

const diffOfStep = (direction: Direction, { diff }: HistoryEntry): Diff =>
  direction === "undo" ? reverseDiff(diff) : diff;

/** Whether the shown conflict contains everything in the current one. */
function isCovered(shown: StepConflict, current: StepConflict): boolean {
  return current.records.every((record) =>
    shown.records.some(({ key, fields, theirs }) => {
      const value = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];
      const isSame = (name: string) => readsTheSame(value(theirs, name), value(record.theirs, name));
      return key === record.key && record.fields.every((name) => fields.includes(name) && isSame(name));
    }),
  );
}

/** Keeps the element names that all entries share. `made`: the captured records that the entries create. */
function describeStep(
  entries: readonly HistoryEntry[],
  direction: Direction,
  diff: Diff,
  made: CapturedKeys,
): HistoryStep {
  const [first] = entries;
  const severalLabel = direction === "undo" ? COPY.undoSeveral : COPY.redoSeveral;
  const label = entries.length === 1 && first ? COPY[direction](first.label) : severalLabel(entries.length);
  const names = new Set(entries.map(({ elements }) => elements));
  const haveSameNames = names.size === 1 && first?.elements !== undefined;
  const captured = Object.keys(made).length > 0 ? { made } : {};
  const step = { direction, entryIds: entries.map(({ id }) => id), ...captured };
  return { label, diff, step, ...(haveSameNames ? { elements: first.elements } : {}) };
}

export class HistorySteps {
  readonly #scene: Scene;
  readonly #history: History;
  readonly #employeeKey: string | undefined;
  #conflict: StepConflict | null = null;

  constructor(scene: Scene, history: History, employeeKey?: string) {
    this.#scene = scene;
    this.#history = history;
    this.#employeeKey = employeeKey;
  }

  /** Makes the next undo or redo as the gesture `gestureId`. `accepted`: a conflict that the step may overwrite. */
  step(direction: Direction, gestureId: string, accepted?: StepConflict): HistoryStep | null {
    this.#conflict = null;
    const entry = this.#next(direction);
    const diff = entry ? this.#apply(direction, entry, gestureId, accepted) : null;
    return entry && diff ? this.#describe([entry], direction, diff) : null;
  }

  /** Returns the contested step, as long as it is still the next one; null if there is nothing to decide. */
  conflict(): StepConflict | null {
    if (this.#conflict && this.#next(this.#conflict.direction)?.id !== this.#conflict.entryId) this.#conflict = null;
    return this.#conflict;
  }

  /** Decides a conflict: "mine" makes the step over the change that was shown, "theirs" forgets the entry. */
  resolve(choice: "mine" | "theirs", gestureId: string): HistoryStep | null {
    const conflict = this.conflict();
    if (conflict && choice === "mine") return this.step(conflict.direction, gestureId, conflict);
    if (conflict) this.#history.forget(conflict.entryId);
    return null;
  }

  /** Drops the conflict without a decision; its step remains the next one. */
  dismiss(): null {
    this.#conflict = null;
    return null;
  }

  /** Recomputes the conflict after records were exchanged. */
  refreshConflict(): void {
    const conflict = this.#conflict;
    const entry = conflict && this.#next(conflict.direction);
    this.#conflict = conflict && entry?.id === conflict.entryId ? this.#conflictOf(conflict.direction, entry) : null;
  }

  /**
   * Undoes or redoes until the entry is the last one applied; null means before the first. Entries that can no longer
   * be undone or redone are forgotten and skipped. Stops at a contested entry.
   */
  jump(entryId: string | null, gestureId: string): HistoryStep | null {
    this.#conflict = null;
    const route = this.#routeTo(entryId);
    if (!route) return null;
    const { direction, entries } = route;
    const net: Diff = {};
    const applied: HistoryEntry[] = [];
    for (const entry of entries) {
      const diff = this.#apply(direction, entry, gestureId);
      // Later entries build on the contested one.
      if (this.#conflict) break;
      if (!diff) continue;
      squashInto(net, diff);
      applied.push(entry);
    }
    return applied.length > 0 ? this.#describe(applied, direction, net) : null;
  }

  /** Returns the entries between the current state and the target, in the order in which they are undone or redone. */
  #routeTo(entryId: string | null): { direction: Direction; entries: readonly HistoryEntry[] } | null {
    const { past, future } = this.#history.view();
    const inPast = past.findIndex((entry) => entry.id === entryId);
    const inFuture = future.findIndex((entry) => entry.id === entryId);
    if (inFuture >= 0) return { direction: "redo", entries: future.slice(0, inFuture + 1) };
    if (entryId !== null && inPast < 0) return null;
    return { direction: "undo", entries: past.slice(inPast + 1).reverse() };
  }

  #next(direction: Direction): HistoryEntry | undefined {
    return direction === "undo" ? this.#history.nextUndo() : this.#history.nextRedo();
  }

  #conflictOf(direction: Direction, entry: HistoryEntry): StepConflict | null {
    const records = contestedRecords(this.#scene, diffOfStep(direction, entry), this.#employeeKey);
    const { id: entryId, label, elements } = entry;
    const named = elements === undefined ? {} : { elements };
    return records.length > 0 ? { direction, entryId, label, ...named, records } : null;
  }

  /**
   * Applies one step. Returns null and forgets the entry if it can no longer be undone or redone; returns null and sets
   * the conflict if the step would overwrite a newer change that is not in `accepted`.
   */
  #apply(direction: Direction, entry: HistoryEntry, gestureId: string, accepted?: StepConflict): Diff | null {
    const step = diffOfStep(direction, entry);
    if (findObstacle(this.#scene, step)) {
      this.#history.forget(entry.id);
      return null;
    }
    const conflict = this.#conflictOf(direction, entry);
    if (conflict && !(accepted && isCovered(accepted, conflict))) {
      this.#conflict = conflict;
      return null;
    }
    const applied = applyDiff(this.#scene, step);
    if (direction === "undo") this.#history.noteUndone(gestureId, reverseDiff(applied));
    else this.#history.noteRedone(gestureId, applied);
    return applied;
  }

  /** After an undo, a record that still exists came from another edit and does not count as removed by this step. */
  #describe(entries: readonly HistoryEntry[], direction: Direction, diff: Diff): HistoryStep {
    const isAffected = (key: string) => direction === "redo" || this.#scene.kindOf(key) === null;
    return describeStep(entries, direction, diff, filterKeys(capturedKeys(entries), isAffected));
  }
}
