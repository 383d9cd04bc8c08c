"use client";

import { useCallback } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { RecordOf } from "@/lib/editor/core/scene";
import { useFrameValue } from "../state/use-frame-value";

/** Returns the current record; rendered at most ten times a second during a drag. */
export function useRecord<K extends GeometryKind>(store: EditorStore, kind: K, key: string): RecordOf<K> | undefined {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeRecord(kind, key, listener),
    [store, kind, key],
  );
  const read = useCallback(() => store.getRecord(kind, key), [store, kind, key]);
  return useFrameValue(subscribe, read);
}
