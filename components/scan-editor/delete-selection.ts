/** Says what goes along with what is selected, deletes it, and says what went. */
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { deleteElements, whatGoes } from "@/lib/editor/commands/delete-elements";
import type { EditorStore } from "@/lib/editor/editor-store";
import { type Selection, selectedItems } from "@/lib/editor/selection";
import { type EditorContext, runCommand } from "./actions/editor-context";
import { WORDS } from "./words";

const list = new Intl.ListFormat("en-US");

function countsText(counts: Readonly<Record<GeometryKind, number>>): string {
  return list.format(GEOMETRY_KINDS.flatMap((kind) => (counts[kind] > 0 ? [WORDS.counts[kind](counts[kind])] : [])));
}

/** Looked through for what hangs on them; of more, the number is said. */
const MOST_LOOKED_THROUGH = 500;

type Known = { version: number; text: string };
const known = new WeakMap<Selection, Known>();

/** What Delete would take now: "Delete 1 face, with 2 openings on it". Found once for a selection on a scene. */
export function deletionText(store: EditorStore): string {
  const selection = store.getSelection();
  const items = selectedItems(selection);
  if (items.length === 0) return WORDS.deleteSelected;
  if (items.length > MOST_LOOKED_THROUGH) return WORDS.deleteMany(items.length);
  const version = GEOMETRY_KINDS.reduce((sum, kind) => sum + store.getKindVersion(kind), 0);
  const before = known.get(selection);
  if (before?.version === version) return before.text;
  const { chosen, along } = whatGoes(store.scene, items);
  const text = WORDS.deleteWith(countsText(chosen), countsText(along));
  known.set(selection, { version, text });
  return text;
}

/** The sentence, or null where nothing was deleted, for which the mode line has the reason. */
export function deleteSelection(context: Pick<EditorContext, "store" | "view">): string | null {
  const items = selectedItems(context.store.getSelection());
  if (items.length === 0) {
    context.view.set({ refusal: WORDS.nothingToDelete });
    return null;
  }
  const result = runCommand(context, (scene) => deleteElements(scene, { items }));
  if (!result.ok) return null;
  const countOf = (kind: GeometryKind): number => Object.keys(result.gesture?.diff[kind]?.removed ?? {}).length;
  const counts = Object.fromEntries(GEOMETRY_KINDS.map((kind) => [kind, countOf(kind)]));
  return WORDS.deleted(countsText(counts as Record<GeometryKind, number>));
}
