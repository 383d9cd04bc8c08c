import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { countDeletions, deleteElements } from "@/lib/editor/commands/delete-elements";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type Selection, selectedItems } from "@/lib/editor/core/selection";
import type { StoreAndView } from "../context/editor-context";
import { runCommand } from "../context/run-command";
import { COPY } from "../names/copy";

const listFormat = new Intl.ListFormat("en-US");

function countsText(counts: Readonly<Record<GeometryKind, number>>): string {
  return listFormat.format(
    GEOMETRY_KINDS.flatMap((kind) => (counts[kind] > 0 ? [COPY.counts[kind](counts[kind])] : [])),
  );
}

/** A larger selection is only counted, without its dependent elements. */
const MAX_COUNTED = 500;

type Texts = { whole: string; along: string };
const textCache = new WeakMap<Selection, Texts & { version: number }>();

function textsOf(store: EditorStore): Texts {
  const selection = store.getSelection();
  const items = selectedItems(selection);
  if (items.length === 0) return { whole: COPY.deleteSelected, along: COPY.delete };
  if (items.length > MAX_COUNTED) return { whole: COPY.deleteMany(items.length), along: COPY.delete };
  const version = GEOMETRY_KINDS.reduce((sum, kind) => sum + store.getKindVersion(kind), 0);
  const cached = textCache.get(selection);
  if (cached?.version === version) return cached;
  const counts = countDeletions(store.scene, items);
  const dependents = countsText(counts.dependents);
  const texts = {
    whole: COPY.deleteWith(countsText(counts.chosen), dependents),
    along: dependents ? COPY.deleteAlong(dependents) : COPY.delete,
  };
  textCache.set(selection, { ...texts, version });
  return texts;
}

/**
 * Returns the label of Delete, for example "Delete 1 face, and with it 2 openings". Cached per selection and scene
 * version.
 */
export const deletionText = (store: EditorStore): string => textsOf(store).whole;

/** Returns the short label for the mode line: "Delete with 2 openings". */
export const deletionAlong = (store: EditorStore): string => textsOf(store).along;

/** Deletes the selection. Returns a message, or null if nothing was deleted; the mode line then shows the reason. */
export function deleteSelection(context: StoreAndView): string | null {
  const items = selectedItems(context.store.getSelection());
  if (items.length === 0) {
    context.view.set({ refusal: COPY.nothingToDelete });
    return null;
  }
  const result = runCommand(context, (scene) => deleteElements(scene, { items }));
  if (!result.ok) return null;
  const countOf = (kind: GeometryKind): number => Object.keys(result.gesture?.diff[kind]?.removed ?? {}).length;
  const counts = Object.fromEntries(GEOMETRY_KINDS.map((kind) => [kind, countOf(kind)]));
  return COPY.deleted(countsText(counts as Record<GeometryKind, number>));
}
