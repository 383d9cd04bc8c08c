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
import { showPanel } from "../../docking/side-column";
import { REVIEW_PANEL_COPY as COPY } from "./copy";

const isWaiting = ({ isDone }: ReviewEntry): boolean => !isDone;
const isAcceptable = (entry: ReviewEntry | undefined): entry is ReviewEntry =>
  entry !== undefined && isWaiting(entry) && entry.level !== "error";

/** Updates the queue, even without subscribers, and returns it. */
function settleQueue(context: StoreAndView): ReviewQueue {
  const { queue } = context.view.review.settle();
  if (!queue) throw new Error("The review has not looked.");
  return queue;
}

/** Selects and frames an element of the queue. */
export function goToElement(context: StoreAndView, { kind, key }: SelectionItem): void {
  const { store, view } = context;
  context.view.review.choose(key);
  if (!store.scene.has(kind, key)) return;
  store.select([{ kind, key }]);
  // Frame the element after its floor is shown.
  requestAnimationFrame(() => runCameraCommand(view, "frame"));
}

/** Returns the position of the selection in the queue, else of the last chosen entry, else -1. */
function positionIn({ entries, byKey }: ReviewQueue, { store, view }: StoreAndView): number {
  const selected = [...store.getSelection().kinds.keys()].find((key) => byKey.has(key));
  const key = selected ?? view.review.get().active;
  return key ? entries.findIndex((entry) => entry.key === key) : -1;
}

/** Returns the next waiting entry from a position, wrapping around; from -1, the first on the floor shown. */
function waitingFrom({ entries }: ReviewQueue, from: number, step: 1 | -1, floorNumber: number): ReviewEntry | null {
  const { length } = entries;
  if (from < 0) {
    const onFloor = entries.filter((entry) => isWaiting(entry) && entry.floorNumber === floorNumber);
    return (step > 0 ? onFloor[0] : onFloor.at(-1)) ?? entries.find(isWaiting) ?? null;
  }
  for (let distance = 1; distance <= length; distance += 1) {
    const entry = entries[(from + step * distance + length * distance) % length]!;
    if (isWaiting(entry)) return entry;
  }
  return null;
}

export function stepThrough(context: StoreAndView, step: 1 | -1): void {
  const { view } = context;
  showPanel(view, "review");
  const queue = settleQueue(context);
  const next = waitingFrom(queue, positionIn(queue, context), step, view.get().floorNumber);
  if (next) {
    context.view.review.setList("waiting");
    goToElement(context, next);
  } else view.set({ refusal: COPY.nothingWaits });
}

/** Accepts entries in one edit, reports what is left, and goes to the next entry while the review is open. */
function accept(context: StoreAndView, entries: readonly ReviewEntry[]): void {
  const { store, view } = context;
  const at = new Date().toISOString();
  const items = entries.map(({ kind, key }) => ({ kind, key }));
  const result = runCommand(context, (scene) => acceptElements(scene, { items, by: store.employeeKey, at }));
  if (!result.ok) return;
  const queue = settleQueue(context);
  const last = queue.entries.findIndex(({ key }) => key === entries.at(-1)?.key);
  const next = view.get().isReviewShown ? waitingFrom(queue, last, 1, view.get().floorNumber) : null;
  if (next) goToElement(context, next);
  const text = COPY.accepted(items.length, queue.total - queue.done);
  view.set({ notice: { text, selection: store.getSelection() } });
}

/** Returns the entries of these keys that can be accepted, or the reason why none can. */
function acceptable({ byKey }: ReviewQueue, keys: Iterable<string>): ReviewEntry[] | string {
  const queued = [...keys].flatMap((key) => byKey.get(key) ?? []);
  const found = queued.filter(isAcceptable);
  if (found.length > 0) return found;
  return queued.some(isWaiting) ? COPY.repairFirst : COPY.nothingWaitsHere;
}

function acceptOrRefuse(context: StoreAndView, found: ReviewEntry[] | string): void {
  if (typeof found === "string") context.view.set({ refusal: found });
  else accept(context, found);
}

/** Accepts the selection, or the entry chosen in the panel. */
export function acceptChosen(context: StoreAndView, chosen?: string): void {
  const selected = [...context.store.getSelection().kinds.keys()];
  const { active } = context.view.review.get();
  const keys = chosen ? [chosen] : selected.length > 0 ? selected : active ? [active] : [];
  acceptOrRefuse(context, acceptable(settleQueue(context), keys));
}

/** Returns the waiting entries in the rooms of the selection, or of the chosen entry. */
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
  const found = waitingOfRooms(settleQueue(context), context);
  acceptOrRefuse(context, found.length > 0 ? found : COPY.nothingOfRoom);
}

/** Withdraws acceptances, so that the elements need a review again. */
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

/** Runs a command and returns its result and its notice. */
function runWithNotice(context: StoreAndView, command: Command): { result: RunResult; notice: string | undefined } {
  let notice: string | undefined;
  const result = runCommand(context, (scene) => {
    const outcome = command(scene);
    notice = outcome.ok ? outcome.notice : undefined;
    return outcome;
  });
  return { result, notice };
}

/** Reverts an element, by default the selection, to its captured values. */
export function revertChosen(context: StoreAndView, chosen?: SelectionItem): boolean {
  const [first, ...others] = chosen ? [chosen] : selectedItems(context.store.getSelection());
  if (!first || others.length > 0) {
    context.view.set({ refusal: COPY.nothingChosen });
    return false;
  }
  const { result, notice } = runWithNotice(context, (scene) =>
    revertToScan(scene, { item: first, newKey: context.view.placing.newKey }),
  );
  if (notice) context.view.set({ notice: { text: COPY.reverted(notice), selection: context.store.getSelection() } });
  return result.ok;
}

/** Restores a deleted record, and reports a wall or door whose other side no longer exists. */
export function bringBackChosen(context: StoreAndView, key: string): boolean {
  const { store, view } = context;
  const { deleted } = context.view.review.settle();
  const { result, notice } = runWithNotice(context, (scene) =>
    bringBack(scene, { key, deleted, newKey: context.view.placing.newKey }),
  );
  const kind = store.scene.kindOf(key);
  if (!result.ok || !kind) return false;
  goToElement(context, { kind, key });
  view.set({ notice: { text: notice ? COPY.backAlone(notice) : COPY.back, selection: store.getSelection() } });
  return true;
}
