"use client";
/** What panels read of the editor's store, each subscribed to no more than it shows. */
import { useCallback, useSyncExternalStore } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { HistoryView } from "@/lib/editor/history";
import type { Selection } from "@/lib/editor/selection";
import type { EditorView, ViewState } from "./canvas/editor-view";
import { useFrameValue } from "./use-frame-value";

export function useSelection(store: EditorStore): Selection {
  const subscribe = useCallback((listener: () => void) => store.subscribeSelection(listener), [store]);
  return useSyncExternalStore(subscribe, store.getSelection, store.getSelection);
}

export function useHistory(store: EditorStore): HistoryView {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  return useSyncExternalStore(subscribe, store.getHistory, store.getHistory);
}

/** A number that changes when a record of these kinds comes, goes or changes; at most once a frame. */
export function useKindsVersion(store: EditorStore, kinds: readonly GeometryKind[]): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = kinds.map((kind) => store.subscribeKind(kind, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, kinds],
  );
  const read = useCallback(() => kinds.map((kind) => store.getKindVersion(kind)).join(" "), [store, kinds]);
  return useFrameValue(subscribe, read);
}

export function useViewState(view: EditorView): ViewState {
  return useSyncExternalStore(view.subscribe, view.get, view.get);
}
