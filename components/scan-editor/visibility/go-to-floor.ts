/** Showing another floor: what is selected elsewhere is let go, so that no key changes what is not seen. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "../canvas/view/editor-view";

export function goToFloor(store: EditorStore, view: EditorView, floorNumber: number): void {
  if (floorNumber === view.get().floorNumber) return;
  const here = selectedItems(store.getSelection()).filter(
    ({ kind, key }) => store.scene.get(kind, key)?.floorNumber === floorNumber,
  );
  store.select(here);
  view.set({ floorNumber, hovered: null, refusal: null });
}

/** The next floor that there is, up (1) or down (-1), whether it holds something yet or not; null where there is none. */
export function nextFloor(store: EditorStore, view: EditorView, step: 1 | -1): number | null {
  const { floorNumber, namedFloors } = view.get();
  const floors = [...store.scene.floorNumbers(), ...namedFloors];
  const beyond = floors.filter((one) => (one - floorNumber) * step > 0);
  return beyond.length === 0 ? null : step > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
