/** Deletes what is selected and says what went along with it. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import type { EditorStore } from "@/lib/editor/editor-store";
import { selectedItems } from "@/lib/editor/selection";
import { WORDS } from "./words";

export type Deletion = { ok: true; message: string } | { ok: false; message: string };

export function deleteSelection(store: EditorStore): Deletion {
  const items = selectedItems(store.getSelection());
  if (items.length === 0) return { ok: false, message: WORDS.nothingToDelete };
  const result = store.run((scene) => deleteElements(scene, { items }));
  if (!result.ok) return { ok: false, message: result.refusal.message };
  const parts = GEOMETRY_KINDS.flatMap((kind) => {
    const count = Object.keys(result.gesture?.diff[kind]?.removed ?? {}).length;
    return count > 0 ? [WORDS.counts[kind](count)] : [];
  });
  return { ok: true, message: WORDS.deleted(new Intl.ListFormat("en-US").format(parts)) };
}
