/** Hiding and locking what is selected, and letting all go again. */
import { type LayerState, type RowFlag, withRows } from "@/lib/editor/layers/layer-state";
import type { Layers } from "@/lib/editor/layers/layers";

export const withAllUnlocked = (state: LayerState): LayerState =>
  state.locked === 0 && state.lockedRows.size === 0 ? state : { ...state, locked: 0, lockedRows: new Set() };

/** All of these rows, unless they bear the flag already: then none. */
export function toggleRows(layers: Layers, flag: RowFlag, rows: readonly string[]): void {
  const state = layers.get();
  const isOn = rows.every((row) => state[flag].has(row));
  layers.set(withRows(state, flag, rows, !isOn));
}
