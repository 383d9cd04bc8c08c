"use client";

import { useCallback, useSyncExternalStore } from "react";
import { AT_REST, type ToolState } from "@/lib/editor/tools/tool-state";
import type { EditorView } from "../canvas/view/editor-view";

const getRestingState = () => AT_REST;

/** Returns the state of the tools, which pointer movements alone do not change. */
export function useToolState({ tools }: EditorView): ToolState {
  const subscribe = useCallback((listener: () => void) => tools?.subscribe(listener) ?? (() => {}), [tools]);
  return useSyncExternalStore(subscribe, tools?.get ?? getRestingState, tools?.get ?? getRestingState);
}
