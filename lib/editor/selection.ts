/** What is selected: records of one mode. Selections are immutable. */
import type { GeometryKind } from "../domain/geometry-records";
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

/** A selection never changes, and each panel asks for its items. */
const items = new WeakMap<Selection, readonly SelectionItem[]>();

/** The same list for the same selection. */
export function selectedItems(selection: Selection): readonly SelectionItem[] {
  const known = items.get(selection);
  if (known) return known;
  const made = Array.from(selection.kinds, ([key, kind]): SelectionItem => ({ kind, key }));
  items.set(selection, made);
  return made;
}

/** The selected keys of one kind. */
export function selectedKeys(selection: Selection, kind: GeometryKind): string[] {
  return selectedItems(selection)
    .filter((item) => item.kind === kind)
    .map((item) => item.key);
}

/** Exactly these; the mode follows the first, and items of another mode are left out. No item clears. */
export function select(selection: Selection, items: readonly SelectionItem[]): Selection {
  const first = items[0];
  if (!first) return clear(selection);
  const mode = modeOfKind(first.kind);
  const kept = items.filter((item) => modeOfKind(item.kind) === mode);
  return { mode, kinds: new Map(kept.map((item) => [item.key, item.kind])) };
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
  const all = selectedItems(selection);
  if (all.every((item) => scene.has(item.kind, item.key))) return selection;
  const kept = all.filter((item) => scene.has(item.kind, item.key));
  return { mode: selection.mode, kinds: new Map(kept.map((item) => [item.key, item.kind])) };
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
