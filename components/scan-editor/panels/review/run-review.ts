/** What is done in the review: going from element to element, accepting, taking back, reverting. */

import type { ReviewEntry, ReviewQueue } from "@/lib/editor/analysis/review/review-queue";
import { createRoomOrder } from "@/lib/editor/analysis/review/room-order";
import { acceptElements, withdrawAcceptance } from "@/lib/editor/commands/accept-elements";
import { bringBack } from "@/lib/editor/commands/bring-back";
import { revertToScan } from "@/lib/editor/commands/revert-to-scan";
import type { Command } from "@/lib/editor/core/command";
import type { RunResult } from "@/lib/editor/core/editor-store";
import { isAccepted } from "@/lib/editor/core/provenance/review-level";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { runCameraCommand } from "../../canvas/view/editor-view";
import type { StoreAndView } from "../../context/editor-context";
import { runCommand } from "../../context/run-command";
import { showPanel } from "../../docking/column-room";
import { REVIEW_PANEL_COPY as COPY } from "./copy";

const waits = ({ isDone }: ReviewEntry): boolean => !isDone;
const isAcceptable = (entry: ReviewEntry | undefined): entry is ReviewEntry =>
  entry !== undefined && waits(entry) && entry.level !== "error";

/** Up to now, whoever follows it. */
function queueOf(context: StoreAndView): ReviewQueue {
  const { queue } = context.view.review.settle();
  if (!queue) throw new Error("The review has not looked.");
  return queue;
}

/** Selects it, on its floor, and frames it. */
export function goToElement(context: StoreAndView, { kind, key }: SelectionItem): void {
  const { store, view } = context;
  context.view.review.choose(key);
  if (!store.scene.has(kind, key)) return;
  store.select([{ kind, key }]);
  // Once its floor is shown.
  requestAnimationFrame(() => runCameraCommand(view, "frame"));
}

/** Where one is in the queue: at what is selected, else at what was chosen last. */
function placeIn({ entries, byKey }: ReviewQueue, { store, view }: StoreAndView): number {
  const selected = [...store.getSelection().kinds.keys()].find((key) => byKey.has(key));
  const key = selected ?? view.review.get().active;
  return key ? entries.findIndex((entry) => entry.key === key) : -1;
}

/** The next that waits from there on, around the end; before anything is chosen the first of the floor shown. */
function waitingFrom({ entries }: ReviewQueue, from: number, step: 1 | -1, floorNumber: number): ReviewEntry | null {
  const { length } = entries;
  if (from < 0) {
    const here = entries.filter((entry) => waits(entry) && entry.floorNumber === floorNumber);
    return (step > 0 ? here[0] : here.at(-1)) ?? entries.find(waits) ?? null;
  }
  for (let way = 1; way <= length; way += 1) {
    const entry = entries[(from + step * way + length * way) % length]!;
    if (waits(entry)) return entry;
  }
  return null;
}

export function stepThrough(context: StoreAndView, step: 1 | -1): void {
  const { view } = context;
  showPanel(view, "review");
  const queue = queueOf(context);
  const next = waitingFrom(queue, placeIn(queue, context), step, view.get().floorNumber);
  if (next) {
    context.view.review.setList("waiting");
    goToElement(context, next);
  } else view.set({ refusal: COPY.nothingWaits });
}

/** Accepts them as one edit, says what is left, and goes on to the next where the review is shown. */
function accept(context: StoreAndView, entries: readonly ReviewEntry[]): void {
  const { store, view } = context;
  const at = new Date().toISOString();
  const items = entries.map(({ kind, key }) => ({ kind, key }));
  const result = runCommand(context, (scene) => acceptElements(scene, { items, by: store.employeeKey, at }));
  if (!result.ok) return;
  const queue = queueOf(context);
  const last = queue.entries.findIndex(({ key }) => key === entries.at(-1)?.key);
  const next = view.get().isReviewShown ? waitingFrom(queue, last, 1, view.get().floorNumber) : null;
  if (next) goToElement(context, next);
  const text = COPY.accepted(items.length, queue.total - queue.done);
  view.set({ notice: { text, selection: store.getSelection() } });
}

/** Of these keys what can be accepted; why nothing can, else. */
function acceptable({ byKey }: ReviewQueue, keys: Iterable<string>): ReviewEntry[] | string {
  const known = [...keys].flatMap((key) => byKey.get(key) ?? []);
  const found = known.filter(isAcceptable);
  if (found.length > 0) return found;
  return known.some(waits) ? COPY.mendFirst : COPY.nothingWaitsHere;
}

function acceptOrSay(context: StoreAndView, found: ReviewEntry[] | string): void {
  if (typeof found === "string") context.view.set({ refusal: found });
  else accept(context, found);
}

/** What is selected, or chosen in the panel where nothing is. */
export function acceptChosen(context: StoreAndView, chosen?: string): void {
  const selected = [...context.store.getSelection().kinds.keys()];
  const { active } = context.view.review.get();
  const keys = chosen ? [chosen] : selected.length > 0 ? selected : active ? [active] : [];
  acceptOrSay(context, acceptable(queueOf(context), keys));
}

/** All that waits in the rooms of what is selected, or of what is chosen. */
export function waitingOfRooms({ entries }: ReviewQueue, context: StoreAndView): ReviewEntry[] {
  const { store, view } = context;
  const roomOf = createRoomOrder(store.scene, store.rooms);
  const items = selectedItems(store.getSelection());
  const active = entries.find(({ key }) => key === view.review.get().active);
  const rooms = new Set(
    (items.length > 0 || !active ? items : [active]).flatMap(({ kind, key }) => {
      const floorNumber = store.scene.get(kind, key)?.floorNumber;
      return floorNumber === undefined ? [] : [`${floorNumber} ${roomOf({ kind, key }, floorNumber).roomKey}`];
    }),
  );
  return entries.filter((entry) => isAcceptable(entry) && rooms.has(`${entry.floorNumber} ${entry.roomKey}`));
}

export function acceptRooms(context: StoreAndView): void {
  const found = waitingOfRooms(queueOf(context), context);
  acceptOrSay(context, found.length > 0 ? found : COPY.nothingOfRoom);
}

/** Of what is selected: it is to be looked at again. */
export function withdrawChosen(context: StoreAndView, chosen?: SelectionItem): void {
  const { store, view } = context;
  const items = (chosen ? [chosen] : selectedItems(store.getSelection())).filter(({ kind, key }) => {
    const record = store.scene.get(kind, key);
    return record !== undefined && isAccepted(record);
  });
  if (items.length === 0) {
    view.set({ refusal: COPY.notAccepted });
    return;
  }
  if (!runCommand(context, (scene) => withdrawAcceptance(scene, { items })).ok) return;
  const selection = store.getSelection();
  view.set({ notice: { text: COPY.withdrawn(items.length), selection } });
}

/** With what came of it besides its name. */
function runAndHear(context: StoreAndView, command: Command): { result: RunResult; notice: string | undefined } {
  let notice: string | undefined;
  const result = runCommand(context, (scene) => {
    const outcome = command(scene);
    notice = outcome.ok ? outcome.notice : undefined;
    return outcome;
  });
  return { result, notice };
}

/** The one that is selected, or this one. */
export function revertChosen(context: StoreAndView, chosen?: SelectionItem): boolean {
  const [first, ...others] = chosen ? [chosen] : selectedItems(context.store.getSelection());
  if (!first || others.length > 0) {
    context.view.set({ refusal: COPY.nothingChosen });
    return false;
  }
  const { result, notice } = runAndHear(context, (scene) =>
    revertToScan(scene, { item: first, newKey: context.view.placing.newKey }),
  );
  if (notice) context.view.set({ notice: { text: COPY.reverted(notice), selection: context.store.getSelection() } });
  return result.ok;
}

/** One that was deleted; said where a wall or door finds its other side no longer. */
export function bringBackChosen(context: StoreAndView, key: string): boolean {
  const { store, view } = context;
  const { gone } = context.view.review.settle();
  const { result, notice } = runAndHear(context, (scene) =>
    bringBack(scene, { key, gone, newKey: context.view.placing.newKey }),
  );
  const kind = store.scene.kindOf(key);
  if (!result.ok || !kind) return false;
  goToElement(context, { kind, key });
  view.set({ notice: { text: notice ? COPY.backAlone(notice) : COPY.back, selection: store.getSelection() } });
  return true;
}
