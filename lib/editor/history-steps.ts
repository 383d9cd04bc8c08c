/** Going back and forth in the history: one step, or straight to an entry. Each is one gesture. */
import { findObstacle } from "./dangling";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { History, HistoryEntry } from "./history";
import type { Scene } from "./scene";
import { WORDS } from "./words";

type Direction = "undo" | "redo";

/** The label and the diff of what was done, with the entries that it went over; null where nothing could be. */
export type HistoryStep = { label: string; diff: Diff };

export function createHistorySteps(scene: Scene, history: History) {
  /** Does one step; false where the entry can no longer be undone or redone, which forgets it. */
  function take(direction: Direction, entry: HistoryEntry, gestureId: string): Diff | null {
    const isUndo = direction === "undo";
    const wanted = isUndo ? reverseDiff(entry.diff) : entry.diff;
    if (findObstacle(scene, wanted)) {
      history.forget(entry.id);
      return null;
    }
    const applied = applyDiff(scene, wanted);
    if (isUndo) history.noteUndone(gestureId, reverseDiff(applied));
    else history.noteRedone(gestureId, applied);
    return applied;
  }

  const next = (direction: Direction) => (direction === "undo" ? history.nextUndo() : history.nextRedo());

  return {
    /** The next undo or redo, under the id that its gesture is to have. */
    step(direction: Direction, gestureId: string): HistoryStep | null {
      const entry = next(direction);
      const diff = entry ? take(direction, entry, gestureId) : null;
      return entry && diff ? { label: WORDS[direction](entry.label), diff } : null;
    },
    /**
     * To where this entry was the last one done, null being before the first. Entries on the way that can no longer be
     * undone or redone are forgotten, and the others still are.
     */
    jump(entryId: string | null, gestureId: string): HistoryStep | null {
      const view = history.view();
      const inPast = view.past.findIndex((entry) => entry.id === entryId);
      const inFuture = view.future.findIndex((entry) => entry.id === entryId);
      if (entryId !== null && inPast < 0 && inFuture < 0) return null;
      const isUndo = inFuture < 0;
      const count = isUndo ? view.past.length - 1 - inPast : inFuture + 1;
      const entries = isUndo ? [...view.past].reverse().slice(0, count) : view.future.slice(0, count);
      const net: Diff = {};
      let taken: HistoryEntry[] = [];
      for (const entry of entries) {
        const diff = take(isUndo ? "undo" : "redo", entry, gestureId);
        if (!diff) continue;
        squashInto(net, diff);
        taken = [...taken, entry];
      }
      const [first] = taken;
      if (!first) return null;
      if (taken.length === 1) return { label: WORDS[isUndo ? "undo" : "redo"](first.label), diff: net };
      return { label: isUndo ? WORDS.undoSeveral(taken.length) : WORDS.redoSeveral(taken.length), diff: net };
    },
  };
}
