"use client";
import { useEffect } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "./canvas/view/editor-view";

/** Shows the floor of the selection if no selected element is on the current floor. */
export function useFloorOfSelection(store: EditorStore, view: EditorView): void {
  useEffect(
    () =>
      store.subscribeSelection(() => {
        const { floorNumber } = view.get();
        let first: number | undefined;
        for (const { kind, key } of selectedItems(store.getSelection())) {
          const floor = store.scene.get(kind, key)?.floorNumber;
          // One selected element on the floor shown is enough: the selection may span floors.
          if (floor === floorNumber) return;
          first ??= floor;
        }
        if (first !== undefined) view.set({ floorNumber: first, hovered: null });
      }),
    [store, view],
  );
}
