"use client";

import { useCallback, useSyncExternalStore } from "react";
import { AT_REST, type ToolState } from "@/lib/editor/tools/tool-state";
import type { EditorView } from "../canvas/view/editor-view";

const atRest = () => AT_REST;

/** What the tools are doing; steps of the pointer do not change it. */
export function useToolState({ tools }: EditorView): ToolState {
  const subscribe = useCallback((listener: () => void) => tools?.subscribe(listener) ?? (() => {}), [tools]);
  return useSyncExternalStore(subscribe, tools?.get ?? atRest, tools?.get ?? atRest);
}
