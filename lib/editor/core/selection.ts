/** The selection: records of one mode. Selections are immutable. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { ReadScene } from "./scene";

export const SELECTION_MODES = ["vertex", "edge", "face", "object"] as const;
export type SelectionMode = (typeof SELECTION_MODES)[number];

export type SelectionItem = { kind: GeometryKind; key: string };

/** `kinds` maps every selected key to its kind, in the order of selection; object mode holds planar and 3D objects. */
export type Selection = { readonly mode: SelectionMode; readonly kinds: ReadonlyMap<string, GeometryKind> };

export const EMPTY_SELECTION: Selection = { mode: "vertex", kinds: new Map() };

const MODE_OF_KIND: Record<GeometryKind, SelectionMode> = {
  vertex: "vertex",
  edge: "edge",
  face: "face",
  objectPlanar: "object",
  object3D: "object",
};

/** Returns the mode in which records of a kind are selected. */
export function modeOfKind(kind: GeometryKind): SelectionMode {
  return MODE_OF_KIND[kind];
}

export function isSelected(selection: Selection, key: string): boolean {
  return selection.kinds.has(key);
}

/** Cached parts of a selection, since every panel and action reads them and a selection may hold a large survey. */
type Parts = { items: readonly SelectionItem[] | null; keys: Map<GeometryKind, readonly string[]> };
const partsBySelection = new WeakMap<Selection, Parts>();

function partsOf(selection: Selection): Parts {
  const parts = partsBySelection.get(selection) ?? { items: null, keys: new Map() };
  partsBySelection.set(selection, parts);
  return parts;
}

/** Returns the same list for the same selection. */
export function selectedItems(selection: Selection): readonly SelectionItem[] {
  const parts = partsOf(selection);
  parts.items ??= Array.from(selection.kinds, ([key, kind]): SelectionItem => ({ kind, key }));
  return parts.items;
}

/** Returns the selected keys of one kind, as the same list for the same selection. */
export function selectedKeys(selection: Selection, kind: GeometryKind): readonly string[] {
  const { keys } = partsOf(selection);
  const cached = keys.get(kind);
  if (cached) return cached;
  const found: string[] = [];
  for (const [key, itemKind] of selection.kinds) if (itemKind === kind) found.push(key);
  keys.set(kind, found);
  return found;
}

/**
 * Selects exactly these items. The first item sets the mode; items of other modes are ignored. An empty list clears.
 */
export function select(selection: Selection, items: readonly SelectionItem[]): Selection {
  const first = items[0];
  if (!first) return clear(selection);
  const mode = modeOfKind(first.kind);
  const kinds = new Map<string, GeometryKind>();
  for (const { kind, key } of items) if (modeOfKind(kind) === mode) kinds.set(key, kind);
  const selected: Selection = { mode, kinds };
  // No item was ignored, so the list can be reused.
  if (kinds.size === items.length) partsOf(selected).items = items;
  return selected;
}

/** Adds or removes one item; an item of another mode starts a new selection. */
export function toggle(selection: Selection, item: SelectionItem): Selection {
  if (modeOfKind(item.kind) !== selection.mode) return select(selection, [item]);
  const kinds = new Map(selection.kinds);
  if (!kinds.delete(item.key)) kinds.set(item.key, item.kind);
  return { mode: selection.mode, kinds };
}

export function clear(selection: Selection): Selection {
  return selection.kinds.size === 0 ? selection : { mode: selection.mode, kinds: new Map() };
}

/** Sets the mode; a new mode starts with an empty selection. */
export function setMode(selection: Selection, mode: SelectionMode): Selection {
  return mode === selection.mode ? selection : { mode, kinds: new Map() };
}

/** Removes missing records; returns the same object if there are none. */
export function prune(selection: Selection, scene: ReadScene): Selection {
  const missing: string[] = [];
  for (const [key, kind] of selection.kinds) if (!scene.has(kind, key)) missing.push(key);
  if (missing.length === 0) return selection;
  const kinds = new Map(selection.kinds);
  for (const key of missing) kinds.delete(key);
  return { mode: selection.mode, kinds };
}

/** Replaces the keys of recreated records; returns the same object if none is selected. */
export function followReplacedKeys(selection: Selection, replacedKeys: Readonly<Record<string, string>>): Selection {
  if (!selectedItems(selection).some((item) => replacedKeys[item.key])) return selection;
  const kinds = selectedItems(selection).map((item): [string, GeometryKind] => [
    replacedKeys[item.key] ?? item.key,
    item.kind,
  ]);
  return { mode: selection.mode, kinds: new Map(kinds) };
}
