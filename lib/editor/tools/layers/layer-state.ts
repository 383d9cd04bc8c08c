/** The hidden, locked and solo elements: by layers, and by rows of the outliner. Immutable. */
import { ALL_LAYERS, bitOf, FINE_LAYERS, LAYERS } from "./layer-list";

export type LayerState = {
  /** Layers as bits (see layer-list.ts). */
  readonly hidden: number;
  readonly locked: number;
  readonly solo: number;
  /** A record by key, a room or a floor by `rowOf`. */
  readonly hiddenRows: ReadonlySet<string>;
  readonly lockedRows: ReadonlySet<string>;
};

export type LayerFlag = "hidden" | "locked" | "solo";
export type RowFlag = "hiddenRows" | "lockedRows";

const NO_ROWS: ReadonlySet<string> = new Set();

export const ALL_SHOWN: LayerState = { hidden: 0, locked: 0, solo: 0, hiddenRows: NO_ROWS, lockedRows: NO_ROWS };

export const rowOf = {
  room: (floorFaceKey: string): string => `room ${floorFaceKey}`,
  floor: (floorNumber: number): string => `floor ${floorNumber}`,
};

export function withLayers(state: LayerState, flag: LayerFlag, bits: number, isOn: boolean): LayerState {
  const next = isOn ? state[flag] | bits : state[flag] & ~bits;
  return next === state[flag] ? state : { ...state, [flag]: next };
}

export function withRows(state: LayerState, flag: RowFlag, rows: Iterable<string>, isOn: boolean): LayerState {
  const next = new Set(state[flag]);
  for (const row of rows) {
    if (isOn) next.add(row);
    else next.delete(row);
  }
  const isSame = next.size === state[flag].size && [...next].every((row) => state[flag].has(row));
  return isSame ? state : { ...state, [flag]: next };
}

/** Returns a state with the locks of another. */
export const withLocksOf = (state: LayerState, { locked, lockedRows }: LayerState): LayerState => ({
  ...state,
  locked,
  lockedRows,
});

/** Shows everything; locks stay. */
export const withAllShown = (state: LayerState): LayerState =>
  isAllShown(state) ? state : { ...state, hidden: 0, solo: 0, hiddenRows: NO_ROWS };

export const isAllShown = ({ hidden, solo, hiddenRows }: LayerState): boolean =>
  hidden === 0 && solo === 0 && hiddenRows.size === 0;

/**
 * Returns the shown layers. "Solo" shows a hidden layer as well; faces and objects shown alone keep their edges and
 * vertices.
 */
export function shownLayers({ hidden, solo }: LayerState): number {
  if (solo === 0) return ALL_LAYERS & ~hidden;
  const fine = solo & FINE_LAYERS;
  return (solo & ~FINE_LAYERS) | (fine !== 0 ? fine : FINE_LAYERS & ~hidden);
}

/** Returns the stored form: layers by name, because the list of layers may change later. */
export function writeLayers(state: LayerState): object {
  const names = (bits: number): string[] => LAYERS.filter(({ number }) => bits & bitOf(number)).map(({ id }) => id);
  return {
    hidden: names(state.hidden),
    locked: names(state.locked),
    solo: names(state.solo),
    hiddenRows: [...state.hiddenRows],
    lockedRows: [...state.lockedRows],
  };
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];

/** Reads the stored form; unknown entries are left out. */
export function readLayers(stored: unknown): LayerState {
  const fields = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const bits = (name: LayerFlag): number => {
    const ids = new Set(listed(fields[name]));
    return LAYERS.filter(({ id }) => ids.has(id)).reduce((sum, { number }) => sum | bitOf(number), 0);
  };
  return {
    hidden: bits("hidden"),
    locked: bits("locked"),
    solo: bits("solo"),
    hiddenRows: new Set(listed(fields.hiddenRows)),
    lockedRows: new Set(listed(fields.lockedRows)),
  };
}
