"use client";
import { useCallback, useSyncExternalStore } from "react";
import type { EditorView } from "../canvas/view/editor-view";
import { readQuestion, subscribeQuestion, type ValueQuestion } from "./value-question";

/** Returns the value that a command asks for, or null. */
export function useQuestion(view: EditorView): ValueQuestion | null {
  const subscribe = useCallback((listener: () => void) => subscribeQuestion(view, listener), [view]);
  const read = useCallback(() => readQuestion(view), [view]);
  return useSyncExternalStore(subscribe, read, read);
}
