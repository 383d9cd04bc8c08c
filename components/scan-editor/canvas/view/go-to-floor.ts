/** Shows another floor, and deselects elements of other floors, so that no key changes an invisible element. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "./editor-view";

export function goToFloor(store: EditorStore, view: EditorView, floorNumber: number): void {
  if (floorNumber === view.get().floorNumber) return;
  const itemsOnFloor = selectedItems(store.getSelection()).filter(
    ({ kind, key }) => store.scene.get(kind, key)?.floorNumber === floorNumber,
  );
  store.select(itemsOnFloor);
  view.set({ floorNumber, hovered: null, refusal: null });
}

/** Returns the next floor up (1) or down (-1), which may be empty, or null if there is none. */
export function nextFloor(store: EditorStore, view: EditorView, step: 1 | -1): number | null {
  const { floorNumber, namedFloors } = view.get();
  const floors = [...store.scene.floorNumbers(), ...namedFloors];
  const beyond = floors.filter((floor) => (floor - floorNumber) * step > 0);
  return beyond.length === 0 ? null : step > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
