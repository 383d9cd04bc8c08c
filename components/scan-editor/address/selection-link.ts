/** What is selected, as a link says it. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";

/** A link with more keys than these is cut short by mail and chat. */
export const MOST_LINKED = 12;

/** The keys of what is selected, in the order of selecting; null for nothing, and for more than a link holds: a part of it would be another selection. */
export function linkedKeys({ getSelection }: Pick<EditorStore, "getSelection">): string[] | null {
  const { kinds } = getSelection();
  if (kinds.size === 0 || kinds.size > MOST_LINKED) return null;
  return selectedItems(getSelection()).map(({ key }) => key);
}

/** Those of a link's elements that the survey has, and how many of them it has not. */
export function foundOf(
  { scene }: Pick<EditorStore, "scene">,
  keys: readonly string[],
): { items: SelectionItem[]; gone: number } {
  const asked = [...new Set(keys)].filter((key) => key !== "").slice(0, MOST_LINKED);
  const items = asked.flatMap((key): SelectionItem[] => {
    const kind = scene.kindOf(key);
    return kind ? [{ kind, key }] : [];
  });
  return { items, gone: asked.length - items.length };
}
