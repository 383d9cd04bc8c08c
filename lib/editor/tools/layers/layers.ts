/** The layer state of one open survey with its listeners. */
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
  /** Elements that become hidden leave the selection. */
  set(next: LayerState): void;
  subscribe(listener: () => void): () => void;
  /** The shown layers as bits. */
  shown(): number;
  isHidden(kind: GeometryKind, key: string): boolean;
  isRowHidden(kind: GeometryKind, key: string): boolean;
  lockOf(kind: GeometryKind, key: string): LockedBy | null;
  /** Whether some edges are shown differently from others; until then the canvas draws all edges alike. */
  areEdgesApart(): boolean;
  /** Returns why elements cannot be moved, or null. */
  refuseToMove(items: readonly SelectionItem[]): Refusal | null;
};

const CHANGED = "changed";

/** `save` receives every change. Sets the store's guard, which refuses changes to locked elements. */
export function createLayers(store: EditorStore, initial: LayerState, save: (state: LayerState) => void): Layers {
  const topics = createTopics();
  let state = initial;
  const visibility = createVisibility(store.scene, store.rooms, () => state);
  const isNothingLocked = (): boolean => state.locked === 0 && state.lockedRows.size === 0;
  store.setGuard((diff) => (isNothingLocked() ? null : refuseLocked(store.scene, visibility, diff)));
  return {
    get: () => state,
    set(next) {
      if (next === state) return;
      state = next;
      save(state);
      const items = selectedItems(store.getSelection());
      const visibleItems = items.filter(({ kind, key }) => !visibility.isHidden(kind, key));
      if (visibleItems.length < items.length) store.select(visibleItems);
      topics.emit(CHANGED);
    },
    subscribe: (listener) => topics.subscribe(CHANGED, listener),
    shown: () => shownLayers(state),
    isHidden: visibility.isHidden,
    isRowHidden: visibility.isRowHidden,
    lockOf: visibility.lockOf,
    areEdgesApart: () =>
      ((state.hidden | state.solo) & EDGE_LAYERS) !== 0 ||
      [...state.hiddenRows].some((row) => store.scene.has("edge", row)),
    refuseToMove: (items) => (isNothingLocked() ? null : refuseToMove(store.scene, visibility, items)),
  };
}
