"use client";
/** The outliner's tree, rebuilt when its rows change, but not during a drag. */
import { useCallback, useMemo } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import { useFrameValue } from "../../state/use-frame-value";
import type { OutlinerNode } from "./outliner-tree";
import { changesTree } from "./tree-changes";

const ROW_KINDS: readonly GeometryKind[] = ["edge", "face", "objectPlanar", "object3D"];

function trackTreeChanges(store: EditorStore) {
  const sumKindVersions = (): number => ROW_KINDS.reduce((sum, kind) => sum + store.getKindVersion(kind), 0);
  let knownSum = sumKindVersions();
  let version = 0;
  return {
    version: () => version,
    subscribe(listener: () => void): () => void {
      // Changes before the subscription may have changed the tree.
      if (sumKindVersions() !== knownSum) version += 1;
      knownSum = sumKindVersions();
      return store.subscribeScene((diff) => {
        knownSum = sumKindVersions();
        if (!changesTree(store.scene, diff)) return;
        version += 1;
        listener();
      });
    },
  };
}

/** Returns the roots of the tree. Memoize `build`: a new function rebuilds the tree. */
export function useTree(
  store: EditorStore,
  build: (scene: ReadScene) => readonly OutlinerNode[],
): readonly OutlinerNode[] {
  const tree = useMemo(() => trackTreeChanges(store), [store]);
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
