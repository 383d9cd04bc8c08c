/** The edits that can be undone and redone, one entry per gesture, and the open mark that collects drag steps. */
import { type Diff, isEmptyDiff, reverseDiff, squashInto } from "./diff";
import type { Gesture } from "./gesture";

/** `gestureIds`: the edit itself, then each undo and redo of it. */
export type HistoryEntry = {
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
  readonly diff: Diff;
  /** Names of the elements that the edit concerns. */
  readonly elements?: string;
  readonly gestureIds: readonly string[];
  readonly sequence: number;
};

/** A snapshot for panels and buttons. `past` is oldest first; `future` starts with the next redo. */
export type HistoryView = {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Entries that can no longer be undone or redone: cut off by a newer edit, or forgotten. Not shown. */
  readonly cutOff: readonly HistoryEntry[];
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly isDragging: boolean;
};

/** The number of edits that can be undone; older ones are dropped. */
export const MAX_HISTORY_ENTRIES = 500;

/**
 * A history as stored. Cut-off entries are stored too, so that their gestures, found in the queue after a reload, do
 * not look like new edits.
 */
export type SavedHistory = Pick<HistoryView, "past" | "future"> & Partial<Pick<HistoryView, "cutOff">>;

/** Far more entries than can wait to be saved at once. */
const MAX_CUT_OFF = 200;

/** Odd, because `withGesture` drops undos and redos in pairs. */
const MAX_GESTURES_PER_ENTRY = 201;

/** Adds a gesture to an entry. Drops the oldest undo and redo as a pair, which leaves the entry's state the same. */
function withGesture({ gestureIds }: HistoryEntry, id: string): readonly string[] {
  const [edit, ...steps] = gestureIds;
  const remainingSteps = gestureIds.length >= MAX_GESTURES_PER_ENTRY ? steps.slice(2) : steps;
  return edit === undefined ? [id] : [edit, ...remainingSteps, id];
}

/** Whether an entry is applied: its edit, undo, redo and so on alternate. */
const isApplied = (entry: HistoryEntry) => entry.gestureIds.length % 2 === 1;

export class History {
  #past: HistoryEntry[] = [];
  /** A stack: the next redo is last. */
  #future: HistoryEntry[] = [];
  /** Forgotten entries, and undone ones that a newer edit cut off. An edit whose undo is refused returns to `past`. */
  #cutOff: HistoryEntry[] = [];
  #mark: Diff | null = null;
  #sequence = 0;
  #view: HistoryView | null = null;

  /** Opens the mark to which a canceled drag returns. Only one is open at a time. */
  openMark(): void {
    this.#mark = {};
    this.#view = null;
  }

  /** Returns everything that has changed since the mark as one diff. */
  sinceMark(): Diff {
    return this.#mark ?? {};
  }

  squashIntoMark(step: Diff): void {
    if (this.#mark) squashInto(this.#mark, step);
  }

  /** Closes the mark and returns everything that has changed since. */
  closeMark(): Diff {
    const diff = this.#mark ?? {};
    this.#mark = null;
    this.#view = null;
    return diff;
  }

  /** Closes the mark without an entry and returns the diff that leads back to it. */
  bail(): Diff {
    return reverseDiff(this.closeMark());
  }

  /** Adds an entry for an edit that is not empty. Cuts off redoable entries unless a refused edit is sent again. */
  push(gesture: Gesture, isResent = false): void {
    if (isEmptyDiff(gesture.diff)) return;
    const { id, label, createdAt, diff, elements } = gesture;
    const named = elements === undefined ? {} : { elements };
    const next = isResent ? this.#future.at(-1) : undefined;
    // Between the last applied entry and the next redo.
    const sequence = next ? ((this.#past.at(-1)?.sequence ?? next.sequence - 1) + next.sequence) / 2 : this.#sequence++;
    this.#past.push({ id, label, createdAt, diff, ...named, gestureIds: [id], sequence });
    if (this.#past.length > MAX_HISTORY_ENTRIES) this.#past.shift();
    if (!isResent) {
      this.#addCutOff(this.#future);
      this.#future = [];
    }
    this.#view = null;
  }

  nextUndo(): HistoryEntry | undefined {
    return this.#past.at(-1);
  }

  nextRedo(): HistoryEntry | undefined {
    return this.#future.at(-1);
  }

  /** Records that the gesture has undone the next undo. `diff` is the edit as it was on the current records. */
  noteUndone(gestureId: string, diff: Diff): void {
    const entry = this.#past.pop();
    if (entry) this.#future.push({ ...entry, diff, gestureIds: withGesture(entry, gestureId) });
    this.#view = null;
  }

  noteRedone(gestureId: string, diff: Diff): void {
    const entry = this.#future.pop();
    if (entry) this.#past.push({ ...entry, diff, gestureIds: withGesture(entry, gestureId) });
    this.#view = null;
  }

  /** Whether the gesture is an edit of the history, or an undo or redo of one, cut-off entries included. */
  knows(gestureId: string): boolean {
    return [this.#past, this.#future, this.#cutOff].some((list) =>
      list.some((entry) => entry.gestureIds.includes(gestureId)),
    );
  }

  /**
   * Adds pending gestures that were found in the queue (`isFound`, in order) and are new to the history. An edit older
   * than a known gesture is not added, because the history has dropped it. `isResent`: the gestures were just sent
   * again, so they cut nothing off.
   */
  addPending(pending: readonly Gesture[], isFound: (gesture: Gesture) => boolean, isResent: boolean): void {
    const lastKnown = isResent ? -1 : pending.findLastIndex(({ id }) => this.knows(id));
    for (const [index, gesture] of pending.entries()) {
      const isNew = isFound(gesture) && !this.knows(gesture.id);
      if (isNew && !this.#repeatStep(gesture) && index > lastKnown) this.push(gesture, isResent);
    }
  }

  /** Restores the history of an earlier page; call while this history is empty. */
  restore(saved: SavedHistory): void {
    this.#past = [...saved.past];
    this.#future = [...saved.future].reverse();
    this.#cutOff = [...(saved.cutOff ?? [])];
    const all = [...this.#past, ...this.#future, ...this.#cutOff];
    this.#sequence = Math.max(-1, ...all.map((entry) => entry.sequence)) + 1;
    this.#view = null;
  }

  /** Cuts off an entry that can no longer be undone or redone. */
  forget(entryId: string): void {
    const isOther = (entry: HistoryEntry) => entry.id !== entryId;
    this.#addCutOff([...this.#past, ...this.#future].filter((entry) => !isOther(entry)));
    this.#past = this.#past.filter(isOther);
    this.#future = this.#future.filter(isOther);
    this.#view = null;
  }

  /** Removes rolled-back gestures. An entry that loses an undo or redo, but not its edit, returns to its position. */
  removeGestures(gestureIds: ReadonlySet<string>): void {
    const isAffected = (entry: HistoryEntry) => entry.gestureIds.some((id) => gestureIds.has(id));
    const affected = [...this.#past, ...this.#future].filter(isAffected);
    const affectedCutOff = this.#cutOff.filter(isAffected);
    this.#keepOnly((entry) => !isAffected(entry));
    for (const entry of [...affected, ...affectedCutOff]) {
      const remaining = { ...entry, gestureIds: entry.gestureIds.filter((id) => !gestureIds.has(id)) };
      if (!remaining.gestureIds.includes(entry.id)) continue;
      if (isApplied(remaining) || !affectedCutOff.includes(entry)) this.#insert(remaining);
      else this.#addCutOff([remaining]);
    }
    this.#view = null;
  }

  /** Returns the same object until something changes. */
  view(): HistoryView {
    this.#view ??= {
      past: [...this.#past],
      future: [...this.#future].reverse(),
      cutOff: this.#cutOff,
      undoLabel: this.#past.at(-1)?.label ?? null,
      redoLabel: this.#future.at(-1)?.label ?? null,
      isDragging: this.#mark !== null,
    };
    return this.#view;
  }

  /**
   * Repeats an undo or redo that was rolled back, perhaps after newer edits: only its entries change state. An undone
   * entry followed by newer edits cannot be redone. Returns false if the gesture is an edit or its entries are missing.
   */
  #repeatStep({ id, step }: Gesture): boolean {
    const entryIds = new Set(step?.entryIds);
    const found = [...this.#past, ...this.#future, ...this.#cutOff].filter((entry) => entryIds.has(entry.id));
    // An entry that another gesture has undone or redone already is in the right state.
    const changing = found.filter((entry) => isApplied(entry) === (step?.direction === "undo"));
    this.#keepOnly((entry) => !changing.includes(entry));
    const lastSequence = this.#past.at(-1)?.sequence ?? -1;
    for (const entry of changing) {
      const next = { ...entry, gestureIds: withGesture(entry, id) };
      if (isApplied(next) || next.sequence > lastSequence) this.#insert(next);
      else this.#addCutOff([next]);
    }
    this.#view = null;
    return found.length > 0;
  }

  #keepOnly(isKept: (entry: HistoryEntry) => boolean): void {
    this.#past = this.#past.filter(isKept);
    this.#future = this.#future.filter(isKept);
    this.#cutOff = this.#cutOff.filter(isKept);
  }

  #addCutOff(entries: readonly HistoryEntry[]): void {
    this.#cutOff = [...this.#cutOff, ...entries].slice(-MAX_CUT_OFF);
  }

  /** Inserts an entry by sequence: an applied one into the past, an undone one into the future. */
  #insert(entry: HistoryEntry): void {
    const isPast = isApplied(entry);
    const list = isPast ? this.#past : this.#future;
    const { sequence } = entry;
    const index = list.findIndex((other) => (isPast ? other.sequence > sequence : other.sequence < sequence));
    list.splice(index < 0 ? list.length : index, 0, entry);
  }
}
