"use client";
/** Hooks that read the editor's store, each subscribed only to what it returns. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { HistoryView } from "@/lib/editor/core/history";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { Selection, SelectionMode } from "@/lib/editor/core/selection";
import type { EditorView, ViewState } from "../canvas/view/editor-view";
import { cancelAfterFrame, notifyAfterFrame, useFrameValue } from "./use-frame-value";

/** From this selection size, panels are slow to render, so they update after the canvas. */
const LARGE_SELECTION = 1_000;

export function useSelection(store: EditorStore): Selection {
  const subscribe = useCallback(
    (listener: () => void) => {
      const notify = () => listener();
      const stop = store.subscribeSelection(() => {
        if (store.getSelection().kinds.size < LARGE_SELECTION) listener();
        else notifyAfterFrame(notify);
      });
      return () => {
        stop();
        cancelAfterFrame(notify);
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.getSelection, store.getSelection);
}

/** Returns the selection mode; other changes of the selection do not render. */
export function useSelectionMode(store: EditorStore): SelectionMode {
  const subscribe = useCallback((listener: () => void) => store.subscribeSelection(listener), [store]);
  const read = useCallback(() => store.getSelection().mode, [store]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the whole history, without delay, for a list. */
export function useHistory(store: EditorStore): HistoryView {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  return useSyncExternalStore(subscribe, store.getHistory, store.getHistory);
}

/** Returns a part of the history, rendered after a frame. `read` must keep its identity. */
export function useHistoryPart<T>(store: EditorStore, read: (history: HistoryView) => T): T {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  const readNow = useCallback(() => read(store.getHistory()), [store, read]);
  return useFrameValue(subscribe, readNow);
}

/** Returns whether an element is dragged; renders at the start and end of a drag only. */
export function useIsDragging(store: EditorStore): boolean {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  return useSyncExternalStore(subscribe, store.isDragging, store.isDragging);
}

/**
 * Computes a value from the scene whenever a record of these kinds changes, and renders after a frame. `kinds` and
 * `compute` must keep their identity. With `when: "settled"` the value stays during a drag.
 */
export function useSceneValue<T>(
  store: EditorStore,
  kinds: readonly GeometryKind[],
  compute: (scene: ReadScene) => T,
  when: "always" | "settled" = "always",
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = kinds.map((kind) => store.subscribeKind(kind, listener));
      if (when === "settled") stops.push(store.subscribeHistory(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, kinds, when],
  );
  const read = useMemo(() => {
    let last: { version: string; value: T } | null = null;
    return () => {
      if (last && when === "settled" && store.isDragging()) return last.value;
      const version = kinds.map((kind) => store.getKindVersion(kind)).join(" ");
      if (last?.version !== version) last = { version, value: compute(store.scene) };
      return last.value;
    };
  }, [store, kinds, compute, when]);
  return useFrameValue(subscribe, read);
}

/** Returns one part of the view state; changes of other parts do not render. */
export function useViewPart<K extends keyof ViewState>(view: EditorView, part: K): ViewState[K] {
  const read = useCallback(() => view.get()[part], [view, part]);
  return useSyncExternalStore(view.subscribe, read, read);
}
