/** Undo and redo, and a look at the floor where something has changed. */
import { changesOf } from "@/lib/editor/diff";
import { goToFloor } from "../sight/go-to-floor";
import type { EditorContext } from "./editor-context";

export function throughHistory({ store, view }: Pick<EditorContext, "store" | "view">, way: "undo" | "redo"): void {
  const gesture = way === "undo" ? store.undo() : store.redo();
  if (!gesture) return;
  let other: number | null = null;
  for (const { from, to } of changesOf(gesture.diff)) {
    const floor = to?.floorNumber ?? from?.floorNumber;
    if (floor === undefined || floor === view.get().floorNumber) return;
    other ??= floor;
  }
  if (other !== null) goToFloor(store, view, other);
}
