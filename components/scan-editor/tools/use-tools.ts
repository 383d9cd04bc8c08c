"use client";

import { useCallback, useSyncExternalStore } from "react";
import { AT_REST, type ToolState } from "@/lib/editor/tools/tool-state";
import type { EditorView } from "../canvas/view/editor-view";

const atRest = () => AT_REST;

/** The state of the tools. It does not change with movements of the pointer. */
export function useToolState({ tools }: EditorView): ToolState {
  const subscribe = useCallback((listener: () => void) => tools?.subscribe(listener) ?? (() => {}), [tools]);
  return useSyncExternalStore(subscribe, tools?.get ?? atRest, tools?.get ?? atRest);
}
