/** Hiding and locking what is selected, and letting all go again. */

import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { bitOf, layerOf } from "@/lib/editor/tools/layers/layer-list";
import { type LayerState, type RowFlag, withRows } from "@/lib/editor/tools/layers/layer-state";
import type { Layers } from "@/lib/editor/tools/layers/layers";

export const withAllUnlocked = (state: LayerState): LayerState =>
  state.locked === 0 && state.lockedRows.size === 0 ? state : { ...state, locked: 0, lockedRows: new Set() };

/** The layers of these elements, as bits. */
export function layersOf(scene: ReadScene, items: readonly SelectionItem[]): number {
  let bits = 0;
  for (const { kind, key } of items) {
    const record = scene.get(kind, key);
    if (record) bits |= bitOf(layerOf(kind, record));
  }
  return bits;
}

/** All of these rows, unless they bear the flag already: then none. */
export function toggleRows(layers: Layers, flag: RowFlag, rows: readonly string[]): void {
  const state = layers.get();
  const isOn = rows.every((row) => state[flag].has(row));
  layers.set(withRows(state, flag, rows, !isOn));
}
