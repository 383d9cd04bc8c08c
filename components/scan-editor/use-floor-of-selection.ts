"use client";
/** The floor shown follows a new selection that lies on another one. */
import { useEffect } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "./canvas/view/editor-view";

export function useFloorOfSelection(store: EditorStore, view: EditorView): void {
  useEffect(
    () =>
      store.subscribeSelection(() => {
        const { floorNumber } = view.get();
        let first: number | undefined;
        for (const { kind, key } of selectedItems(store.getSelection())) {
          const floor = store.scene.get(kind, key)?.floorNumber;
          // One that is in sight is enough: all of a floor may be selected.
          if (floor === floorNumber) return;
          first ??= floor;
        }
        if (first !== undefined) view.set({ floorNumber: first, hovered: null });
      }),
    [store, view],
  );
}
