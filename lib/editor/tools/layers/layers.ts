/** The layers of one open survey: what is hidden and locked, kept between visits, with its listeners. Knows no framework. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { Refusal } from "../../core/command";
import type { EditorStore } from "../../core/editor-store";
import { type SelectionItem, selectedItems } from "../../core/selection";
import { createTopics } from "../../core/topics";
import { EDGE_LAYERS } from "./layer-list";
import { type LayerState, shownLayers } from "./layer-state";
import { refuseLocked, refuseToMove } from "./lock-guard";
import { createVisibility, type LockedBy } from "./visibility";

export type Layers = {
  /** The same object until something is hidden, shown, locked or unlocked. */
  get(): LayerState;
  /** What is hidden by it leaves the selection. */
  set(next: LayerState): void;
  subscribe(listener: () => void): () => void;
  /** The layers shown, as bits. */
  shown(): number;
  isHidden(kind: GeometryKind, key: string): boolean;
  isRowHidden(kind: GeometryKind, key: string): boolean;
  lockOf(kind: GeometryKind, key: string): LockedBy | null;
  /** Whether some edges are seen otherwise than the rest: until then nobody has to know them. */
  areEdgesApart(): boolean;
  /** Why these cannot be moved; null where they can. */
  refuseToMove(items: readonly SelectionItem[]): Refusal | null;
};

const CHANGED = "changed";

/** `keep` is told of every change. From here on the store refuses what would change something locked. */
export function createLayers(store: EditorStore, start: LayerState, keep: (state: LayerState) => void): Layers {
  const topics = createTopics();
  let state = start;
  const seen = createVisibility(store.scene, store.rooms, () => state);
  const isNothingLocked = (): boolean => state.locked === 0 && state.lockedRows.size === 0;
  store.setGuard((diff) => (isNothingLocked() ? null : refuseLocked(store.scene, seen, diff)));
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      keep(state);
      const items = selectedItems(store.getSelection());
      const left = items.filter(({ kind, key }) => !seen.isHidden(kind, key));
      if (left.length < items.length) store.select(left);
      topics.emit(CHANGED);
    },
    subscribe: (listener) => topics.subscribe(CHANGED, listener),
    shown: () => shownLayers(state),
    isHidden: seen.isHidden,
    isRowHidden: seen.isRowHidden,
    lockOf: seen.lockOf,
    areEdgesApart: () =>
      ((state.hidden | state.solo) & EDGE_LAYERS) !== 0 ||
      [...state.hiddenRows].some((row) => store.scene.has("edge", row)),
    refuseToMove: (items) => (isNothingLocked() ? null : refuseToMove(store.scene, seen, items)),
  };
}
