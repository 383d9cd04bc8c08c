/** Deletes what is selected and says what went along with it. */
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { selectedItems } from "@/lib/editor/selection";
import { type EditorContext, runCommand } from "./actions/editor-context";
import { WORDS } from "./words";

/** The sentence, or null where nothing was deleted, for which the mode line has the reason. */
export function deleteSelection(context: Pick<EditorContext, "store" | "view">): string | null {
  const items = selectedItems(context.store.getSelection());
  if (items.length === 0) {
    context.view.set({ refusal: WORDS.nothingToDelete });
    return null;
  }
  const result = runCommand(context, (scene) => deleteElements(scene, { items }));
  if (!result.ok) return null;
  const parts = GEOMETRY_KINDS.flatMap((kind) => {
    const count = Object.keys(result.gesture?.diff[kind]?.removed ?? {}).length;
    return count > 0 ? [WORDS.counts[kind](count)] : [];
  });
  return WORDS.deleted(new Intl.ListFormat("en-US").format(parts));
}
