/**
 * Undo, redo and jumps through the history. They show the floor that changes, report edits that are no longer possible,
 * and ask before they revert a newer change.
 */

import { describeItems } from "@/lib/editor/core/described-elements";
import { changesOf, removesAny } from "@/lib/editor/core/diff";
import type { Gesture } from "@/lib/editor/core/gesture";
import type { HistoryEntry, HistoryView } from "@/lib/editor/core/history";
import type { StepConflict } from "@/lib/editor/core/history-steps";
import type { ReadScene } from "@/lib/editor/core/scene";
import { modeOfKind, type SelectionItem } from "@/lib/editor/core/selection";
import { goToFloor } from "../../canvas/view/go-to-floor";
import type { StoreAndView } from "../../context/editor-context";
import { nameElements } from "../../names/name-elements";
import { HISTORY_COPY as COPY } from "./copy";

const entriesOf = ({ past, future }: HistoryView): HistoryEntry[] => [...past, ...future];

/** Runs a history step, and reports the entries that were dropped because they are no longer possible. */
function runHistoryStep({ store, view }: StoreAndView, runStep: () => Gesture | null): Gesture | null {
  const before = store.getHistory();
  const gesture = runStep();
  const remainingIds = new Set(entriesOf(store.getHistory()).map(({ id }) => id));
  const isUndo = (entry: HistoryEntry): boolean => before.past.includes(entry);
  const [dropped, ...others] = entriesOf(before).filter(({ id }) => !remainingIds.has(id));
  if (dropped) view.set({ refusal: COPY.forgotten(dropped.label, others.length + 1, isUndo(dropped)) });
  else if (gesture) view.set({ refusal: null });
  return gesture;
}

const conflictText = (scene: ReadScene, { records, direction }: StepConflict): string =>
  COPY.overtaken(nameElements(scene, describeItems(records)), direction === "undo");

/**
 * Dismisses the conflict of a history step. Returns false if there is none, or if the mode line shows another
 * refusal since.
 */
export function dismissStepConflict({ store, view }: StoreAndView): boolean {
  const conflict = store.getStepConflict();
  const { refusal } = view.get();
  if (!conflict || (refusal !== null && refusal !== conflictText(store.scene, conflict))) return false;
  store.dismissStepConflict();
  return true;
}

/**
 * Shows the first element with a conflict of a history step and explains the conflict. Returns false if there is none.
 */
function showStepConflict({ store, view }: StoreAndView): boolean {
  const conflict = store.getStepConflict();
  const [first] = conflict?.records ?? [];
  if (!conflict || !first) return false;
  goToFloor(store, view, first.theirs.floorNumber);
  store.select([first]);
  const refusal = conflictText(store.scene, conflict);
  view.set({ refusal });
  const stop = store.subscribeHistory(() => {
    if (store.getStepConflict()?.entryId === conflict.entryId) return;
    stop();
    if (view.get().refusal === refusal) view.set({ refusal: null });
  });
  return true;
}

function showChangedFloor({ store, view }: StoreAndView, gesture: Gesture): void {
  let changedFloor: number | null = null;
  for (const { from, to } of changesOf(gesture.diff)) {
    const floor = to?.floorNumber ?? from?.floorNumber;
    if (floor === undefined || floor === view.get().floorNumber) return;
    changedFloor ??= floor;
  }
  if (changedFloor !== null) goToFloor(store, view, changedFloor);
}

/** A larger selection would cover the canvas. */
const MAX_SELECTED = 1_000;

/** Selects the elements that an undo restored: those of the current selection mode, else those of one kind. */
function selectRestored({ store }: StoreAndView, { diff }: Gesture): void {
  if (removesAny(diff)) return;
  const added: SelectionItem[] = [];
  for (const { kind, key, from, to } of changesOf(diff)) {
    if (!from && to && added.push({ kind, key }) > MAX_SELECTED) return;
  }
  const { mode } = store.getSelection();
  const ofMode = added.filter(({ kind }) => modeOfKind(kind) === mode);
  const [first] = describeItems(added).items;
  const restored = ofMode.length > 0 ? ofMode : added.filter(({ kind }) => kind === first?.kind);
  if (restored.length > 0) store.select(restored);
}

export function stepHistory(context: StoreAndView, direction: "undo" | "redo"): void {
  const gesture = runHistoryStep(context, () => (direction === "undo" ? context.store.undo() : context.store.redo()));
  if (showStepConflict(context) || !gesture) return;
  showChangedFloor(context, gesture);
  selectRestored(context, gesture);
}

/** Undoes or redoes up to an entry of the history; null is the start. */
export function jumpInHistory(context: StoreAndView, entryId: string | null): void {
  const gesture = runHistoryStep(context, () => context.store.jumpTo(entryId));
  if (!showStepConflict(context) && gesture) showChangedFloor(context, gesture);
}
