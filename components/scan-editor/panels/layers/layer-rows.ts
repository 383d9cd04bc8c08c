import { LAYER_COPY } from "@/lib/editor/tools/layers/copy";
import { bitsOf, LAYER_KINDS, layersOfKind } from "@/lib/editor/tools/layers/layer-list";
import { type LayerFlag, type LayerState, withLayers } from "@/lib/editor/tools/layers/layer-state";

export type LayerRow = {
  readonly id: string;
  readonly name: string;
  /** The layers of the row. */
  readonly bits: number;
  /** 1 for a type, 2 for a label of the type. */
  readonly level: 1 | 2;
};

export const LAYER_ROWS: readonly LayerRow[] = LAYER_KINDS.flatMap((kind) => {
  const layers = layersOfKind(kind);
  const all: LayerRow = { id: kind, name: LAYER_COPY.kinds[kind], bits: bitsOf(layers), level: 1 };
  if (layers.length === 1) return [all];
  const labels = layers.map(
    (layer): LayerRow => ({ id: layer.id, name: LAYER_COPY.nameOf(layer), bits: bitsOf([layer]), level: 2 }),
  );
  return [all, ...labels];
});

/** The columns in order. */
export const LAYER_FLAGS = ["hidden", "locked", "solo"] as const satisfies LayerFlag[];

export function flagOf(state: LayerState, flag: LayerFlag, { bits }: Pick<LayerRow, "bits">): boolean | "mixed" {
  const flaggedBits = state[flag] & bits;
  return flaggedBits === bits ? true : flaggedBits === 0 ? false : "mixed";
}

/** Returns the state with the flag on for all layers of the row, or off if it was on for all. */
export const toggled = (state: LayerState, flag: LayerFlag, row: Pick<LayerRow, "bits">): LayerState =>
  withLayers(state, flag, row.bits, flagOf(state, flag, row) !== true);
