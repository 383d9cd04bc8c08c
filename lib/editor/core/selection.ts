/** What is selected: records of one mode. Selections are immutable. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { ReadScene } from "./scene";

export const SELECTION_MODES = ["vertex", "edge", "face", "object"] as const;
export type SelectionMode = (typeof SELECTION_MODES)[number];

export type SelectionItem = { kind: GeometryKind; key: string };

/** `kinds` holds the kind of every selected key, in the order of selecting; object mode holds planar and 3D objects. */
export type Selection = { readonly mode: SelectionMode; readonly kinds: ReadonlyMap<string, GeometryKind> };

export const EMPTY_SELECTION: Selection = { mode: "vertex", kinds: new Map() };

const MODE_OF_KIND: Record<GeometryKind, SelectionMode> = {
  vertex: "vertex",
  edge: "edge",
  face: "face",
  objectPlanar: "object",
  object3D: "object",
};

/** The mode in which records of a kind are selected. */
export function modeOfKind(kind: GeometryKind): SelectionMode {
  return MODE_OF_KIND[kind];
}

export function isSelected(selection: Selection, key: string): boolean {
  return selection.kinds.has(key);
}

/** A selection never changes, and every panel and action asks for its parts, which may be all of a large survey. */
type Parts = { items: readonly SelectionItem[] | null; keys: Map<GeometryKind, readonly string[]> };
const known = new WeakMap<Selection, Parts>();

function partsOf(selection: Selection): Parts {
  const parts = known.get(selection) ?? { items: null, keys: new Map() };
  known.set(selection, parts);
  return parts;
}

/** The same list for the same selection. */
export function selectedItems(selection: Selection): readonly SelectionItem[] {
  const parts = partsOf(selection);
  parts.items ??= Array.from(selection.kinds, ([key, kind]): SelectionItem => ({ kind, key }));
  return parts.items;
}

/** The selected keys of one kind: the same list for the same selection. */
export function selectedKeys(selection: Selection, kind: GeometryKind): readonly string[] {
  const { keys } = partsOf(selection);
  const before = keys.get(kind);
  if (before) return before;
  const found: string[] = [];
  for (const [key, its] of selection.kinds) if (its === kind) found.push(key);
  keys.set(kind, found);
  return found;
}

/** Exactly these; the mode follows the first, and items of another mode are left out. No item clears. */
export function select(selection: Selection, items: readonly SelectionItem[]): Selection {
  const first = items[0];
  if (!first) return clear(selection);
  const mode = modeOfKind(first.kind);
  const kinds = new Map<string, GeometryKind>();
  for (const { kind, key } of items) if (modeOfKind(kind) === mode) kinds.set(key, kind);
  const selected: Selection = { mode, kinds };
  // Nothing was left out: the list is there already.
  if (kinds.size === items.length) partsOf(selected).items = items;
  return selected;
}

/** Adds or takes away one; one of another mode starts a new selection there. */
export function toggle(selection: Selection, item: SelectionItem): Selection {
  if (modeOfKind(item.kind) !== selection.mode) return select(selection, [item]);
  const kinds = new Map(selection.kinds);
  if (!kinds.delete(item.key)) kinds.set(item.key, item.kind);
  return { mode: selection.mode, kinds };
}

export function clear(selection: Selection): Selection {
  return selection.kinds.size === 0 ? selection : { mode: selection.mode, kinds: new Map() };
}

/** Another mode starts empty. */
export function setMode(selection: Selection, mode: SelectionMode): Selection {
  return mode === selection.mode ? selection : { mode, kinds: new Map() };
}

/** Without records that are gone; the same object when none is. */
export function prune(selection: Selection, scene: ReadScene): Selection {
  const gone: string[] = [];
  for (const [key, kind] of selection.kinds) if (!scene.has(kind, key)) gone.push(key);
  if (gone.length === 0) return selection;
  const kinds = new Map(selection.kinds);
  for (const key of gone) kinds.delete(key);
  return { mode: selection.mode, kinds };
}

/** Where records were made anew under another key, the selection goes with them; the same object when none was. */
export function followReplacedKeys(selection: Selection, replacedKeys: Readonly<Record<string, string>>): Selection {
  if (!selectedItems(selection).some((item) => replacedKeys[item.key])) return selection;
  const kinds = selectedItems(selection).map((item): [string, GeometryKind] => [
    replacedKeys[item.key] ?? item.key,
    item.kind,
  ]);
  return { mode: selection.mode, kinds: new Map(kinds) };
}
