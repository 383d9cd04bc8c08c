"use client";
/** The floor shown follows a new selection that lies on another one. */
import { useEffect } from "react";
import type { EditorStore } from "@/lib/editor/editor-store";
import { selectedItems } from "@/lib/editor/selection";
import type { EditorView } from "./canvas/editor-view";

export function useFloorOfSelection(store: EditorStore, view: EditorView): void {
  useEffect(
    () =>
      store.subscribeSelection(() => {
        const records = selectedItems(store.getSelection()).map(({ kind, key }) => store.scene.get(kind, key));
        const [first] = records;
        const isSeen = records.some((record) => record?.floorNumber === view.get().floorNumber);
        if (first && !isSeen) view.set({ floorNumber: first.floorNumber, hovered: null });
      }),
    [store, view],
  );
}
