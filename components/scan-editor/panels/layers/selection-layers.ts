/** Hiding and locking the selection, and showing and unlocking everything. */

import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { bitOf, layerOf } from "@/lib/editor/tools/layers/layer-list";
import { type LayerState, type RowFlag, withRows } from "@/lib/editor/tools/layers/layer-state";
import type { Layers } from "@/lib/editor/tools/layers/layers";

export const withAllUnlocked = (state: LayerState): LayerState =>
  state.locked === 0 && state.lockedRows.size === 0 ? state : { ...state, locked: 0, lockedRows: new Set() };

/** Returns the layers of the elements, as bits. */
export function layersOf(scene: ReadScene, items: readonly SelectionItem[]): number {
  let bits = 0;
  for (const { kind, key } of items) {
    const record = scene.get(kind, key);
    if (record) bits |= bitOf(layerOf(kind, record));
  }
  return bits;
}

/** Sets the flag on all rows, or removes it if all have it. */
export function toggleRows(layers: Layers, flag: RowFlag, rows: readonly string[]): void {
  const state = layers.get();
  const isOn = rows.every((row) => state[flag].has(row));
  layers.set(withRows(state, flag, rows, !isOn));
}
