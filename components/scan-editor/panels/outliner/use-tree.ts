"use client";
/** The outliner's tree, rebuilt when its rows change, but not during a drag. */
import { useCallback, useMemo } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { useFrameValue } from "../../state/use-frame-value";
import type { OutlinerNode } from "./outliner-tree";
import { changesTree } from "./tree-changes";

const RECORDS: readonly GeometryKind[] = ["edge", "face", "objectPlanar", "object3D"];

function followTree(store: EditorStore) {
  const records = (): number => RECORDS.reduce((sum, kind) => sum + store.getKindVersion(kind), 0);
  let known = records();
  let version = 0;
  return {
    version: () => version,
    subscribe(listener: () => void): () => void {
      // Changes before the subscription are unknown.
      if (records() !== known) version += 1;
      known = records();
      return store.subscribeScene((diff) => {
        known = records();
        if (!changesTree(store.scene, diff)) return;
        version += 1;
        listener();
      });
    },
  };
}

/** `build` must keep its identity while it builds the same tree from a scene. */
export function useTree(
  store: EditorStore,
  build: (scene: ReadScene) => readonly OutlinerNode[],
): readonly OutlinerNode[] {
  const tree = useMemo(() => followTree(store), [store]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [tree.subscribe(listener), store.subscribeHistory(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, tree],
  );
  const read = useMemo(() => {
    let last: { version: number; roots: readonly OutlinerNode[] } | null = null;
    return () => {
      if (last && store.isDragging()) return last.roots;
      const version = tree.version();
      if (last?.version !== version) last = { version, roots: build(store.scene) };
      return last.roots;
    };
  }, [store, tree, build]);
  return useFrameValue(subscribe, read);
}
