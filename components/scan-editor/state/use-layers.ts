"use client";

import { useCallback, useSyncExternalStore } from "react";
import { ALL_SHOWN, type LayerState } from "@/lib/editor/tools/layers/layer-state";
import type { EditorView } from "../canvas/view/editor-view";

export function useLayers({ layers }: EditorView): LayerState {
  const subscribe = useCallback((listener: () => void) => layers?.subscribe(listener) ?? (() => {}), [layers]);
  const read = useCallback(() => layers?.get() ?? ALL_SHOWN, [layers]);
  return useSyncExternalStore(subscribe, read, read);
}
