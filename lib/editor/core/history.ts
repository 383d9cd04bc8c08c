/** What can be undone and redone: one entry per gesture, and the open mark that a drag squashes its steps into. */
import { type Diff, isEmptyDiff, reverseDiff, squashInto } from "./diff";
import type { Gesture } from "./gesture";

/** `gestureIds`: the edit itself, then each undo and redo of it; taken back, they go from the end. */
export type HistoryEntry = {
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
  readonly diff: Diff;
  /** What it is about, by name. */
  readonly elements?: string;
  readonly gestureIds: readonly string[];
  readonly sequence: number;
};

/** What panels and buttons show. `past` is oldest first; `future` is next redo first. */
export type HistoryView = {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Neither undone nor redone any more: cut off by a newer edit, or forgotten. Shown nowhere. */
  readonly cutOff: readonly HistoryEntry[];
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly isDragging: boolean;
};

/** How many edits can be undone; the oldest go first. */
export const HISTORY_KEPT = 500;

/**
 * A history as it can be stored: `past` oldest first, `future` next redo first. What is cut off matters as long as it waits to
 * be saved: nobody is to find it in the queue and take it for new.
 */
export type SavedHistory = Pick<HistoryView, "past" | "future"> & Partial<Pick<HistoryView, "cutOff">>;

/** How many cut-off entries are remembered; far more than can wait to be saved at once. */
const CUT_OFF_KEPT = 200;

/** How many gestures of one entry are remembered. */
const GESTURES_KEPT = 201;

/**
 * The entry's gestures with one more. The oldest undo and redo go in pairs: taken back, they would take all later ones along,
 * which tells the same of the entry.
 */
function withGesture({ gestureIds }: HistoryEntry, id: string): readonly string[] {
  const [edit, ...turns] = gestureIds;
  const kept = gestureIds.length >= GESTURES_KEPT ? turns.slice(2) : turns;
  return edit === undefined ? [id] : [edit, ...kept, id];
}

/** Edit, undo, redo… each turns it over. */
const isDone = (entry: HistoryEntry) => entry.gestureIds.length % 2 === 1;

export type History = ReturnType<typeof createHistory>;

export function createHistory() {
  let past: HistoryEntry[] = [];
  /** A stack: the next redo is last. */
  let future: HistoryEntry[] = [];
  /** Undone entries that a new edit has cut off, and forgotten ones. If saving such an undo fails, its edit stands again and is undoable. */
  let cutOff: HistoryEntry[] = [];
  let mark: Diff | null = null;
  let sequence = 0;
  let view: HistoryView | null = null;

  const changed = () => {
    view = null;
  };

  function putAway(entries: readonly HistoryEntry[]): void {
    cutOff = [...cutOff, ...entries].slice(-CUT_OFF_KEPT);
  }

  /** Among the done ones at its old place, or among the undone ones with the earliest as the next redo. */
  function insert(entry: HistoryEntry): void {
    const isPast = isDone(entry);
    const list = isPast ? past : future;
    const at = list.findIndex((other) => (isPast ? other.sequence > entry.sequence : other.sequence < entry.sequence));
    list.splice(at < 0 ? list.length : at, 0, entry);
  }

  return {
    /** Opens the mark that a drag bails to. One is open at a time. */
    openMark(): void {
      mark = {};
      changed();
    },
    /** All that has happened since the mark, as one diff. */
    sinceMark: (): Diff => mark ?? {},
    /** Squashes a step into the open mark. */
    squashIntoMark(step: Diff): void {
      if (mark) squashInto(mark, step);
    },
    /** Closes the mark and gives what happened since. */
    closeMark(): Diff {
      const diff = mark ?? {};
      mark = null;
      changed();
      return diff;
    },
    /** The diff that leads back to the mark; the mark is closed and leaves no entry. */
    bail(): Diff {
      return reverseDiff(this.closeMark());
    },
    /** A new edit: one entry; what could be redone is gone, unless it is one that is sent again. An empty one leaves no entry. */
    push(gesture: Gesture, isAgain = false): void {
      if (isEmptyDiff(gesture.diff)) return;
      const { id, label, createdAt, diff, elements } = gesture;
      const named = elements === undefined ? {} : { elements };
      const next = isAgain ? future.at(-1) : undefined;
      // The last of those that are done, and before those that can be redone.
      const place = next ? ((past.at(-1)?.sequence ?? next.sequence - 1) + next.sequence) / 2 : sequence++;
      past.push({ id, label, createdAt, diff, ...named, gestureIds: [id], sequence: place });
      if (past.length > HISTORY_KEPT) past.shift();
      if (!isAgain) {
        putAway(future);
        future = [];
      }
      changed();
    },
    nextUndo: (): HistoryEntry | undefined => past.at(-1),
    nextRedo: (): HistoryEntry | undefined => future.at(-1),
    /** The next undo has been done by this gesture; `diff` is the edit as it was on the records of now. */
    noteUndone(gestureId: string, diff: Diff): void {
      const entry = past.pop();
      if (entry) future.push({ ...entry, diff, gestureIds: withGesture(entry, gestureId) });
      changed();
    },
    noteRedone(gestureId: string, diff: Diff): void {
      const entry = future.pop();
      if (entry) past.push({ ...entry, diff, gestureIds: withGesture(entry, gestureId) });
      changed();
    },
    /**
     * An undo or redo that was taken back is done again, perhaps after newer edits: its entries turn over, and nothing else
     * does. An undone entry that newer edits follow cannot be redone. False where it is none, or its entries are gone.
     */
    stepAgain({ id, step }: Gesture): boolean {
      const wanted = new Set(step?.entryIds);
      const isWanted = (entry: HistoryEntry) => wanted.has(entry.id);
      const found = [...past, ...future, ...cutOff].filter(isWanted);
      // Done in another way meanwhile, it is as this step is to leave it.
      const turned = found.filter((entry) => isDone(entry) === (step?.direction === "undo"));
      const isLeft = (entry: HistoryEntry) => !turned.includes(entry);
      past = past.filter(isLeft);
      future = future.filter(isLeft);
      cutOff = cutOff.filter(isLeft);
      const last = past.at(-1)?.sequence ?? -1;
      for (const entry of turned) {
        const next = { ...entry, gestureIds: withGesture(entry, id) };
        if (isDone(next) || next.sequence > last) insert(next);
        else putAway([next]);
      }
      changed();
      return found.length > 0;
    },
    /** Whether this gesture is an edit of the history, or an undo or redo of one, be it cut off. */
    knows: (gestureId: string): boolean =>
      [past, future, cutOff].some((list) => list.some((entry) => entry.gestureIds.includes(gestureId))),
    /**
     * Of gestures that wait, in order, those that were found there (`isFound`) and are new to it. What was made before one that
     * it knows is none of its newest: it has let go of it. `areNewest`: they have just been sent again, which is no new edit and cuts nothing off.
     */
    takeIn(waiting: readonly Gesture[], isFound: (gesture: Gesture) => boolean, areNewest: boolean): void {
      const lastKnown = areNewest ? -1 : waiting.findLastIndex(({ id }) => this.knows(id));
      for (const [at, gesture] of waiting.entries()) {
        const isNew = isFound(gesture) && !this.knows(gesture.id);
        if (isNew && !this.stepAgain(gesture) && at > lastKnown) this.push(gesture, areNewest);
      }
    },
    /** Takes over what an earlier page kept; for a history that is still empty. */
    restore(saved: SavedHistory): void {
      past = [...saved.past];
      future = [...saved.future].reverse();
      cutOff = [...(saved.cutOff ?? [])];
      sequence = Math.max(-1, ...[...past, ...future, ...cutOff].map((entry) => entry.sequence)) + 1;
      changed();
    },
    /** Forgets an entry that can no longer be undone or redone. */
    forget(entryId: string): void {
      putAway([...past, ...future].filter((entry) => entry.id === entryId));
      past = past.filter((entry) => entry.id !== entryId);
      future = future.filter((entry) => entry.id !== entryId);
      changed();
    },
    /**
     * Gestures that were taken back: an edit's entry goes; where only its undo or redo was taken back, the entry returns to
     * where it stood before. All other entries stay as they are.
     */
    takeOut(gestureIds: ReadonlySet<string>): void {
      const isTouched = (entry: HistoryEntry) => entry.gestureIds.some((id) => gestureIds.has(id));
      const isLeft = (entry: HistoryEntry) => !isTouched(entry);
      const touched = [...past, ...future].filter(isTouched);
      const returning = cutOff.filter(isTouched);
      past = past.filter(isLeft);
      future = future.filter(isLeft);
      cutOff = cutOff.filter(isLeft);
      for (const entry of [...touched, ...returning]) {
        const left = { ...entry, gestureIds: entry.gestureIds.filter((id) => !gestureIds.has(id)) };
        if (!left.gestureIds.includes(entry.id)) continue;
        if (isDone(left) || !returning.includes(entry)) insert(left);
        else putAway([left]);
      }
      changed();
    },
    /** The same object until something changes. */
    view(): HistoryView {
      view ??= {
        past: [...past],
        future: [...future].reverse(),
        cutOff,
        undoLabel: past.at(-1)?.label ?? null,
        redoLabel: future.at(-1)?.label ?? null,
        isDragging: mark !== null,
      };
      return view;
    },
  };
}
