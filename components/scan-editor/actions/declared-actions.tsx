"use client";

import { useEffect, useReducer } from "react";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { whenIdle } from "@/lib/client/browser/when-idle";
import { subscribeUnits } from "@/lib/editor/core/units/chosen-measures";
import { type EditorServices, useEditor } from "../context/editor-context";
import { floatingPanels } from "../docking/floating-panels";
import { sideColumn } from "../docking/side-column";
import { editorActions } from "./editor-actions";

/** Nobody can open and read the palette within this delay. */
const UPDATE_DELAY_MS = 200;
const MAX_IDLE_WAIT_MS = 300;

/** Returns the actions; each is looked up again when it runs, because its state may be out of date. */
function runnableActions(context: EditorServices): Action[] {
  return editorActions(context).map((action) => ({
    ...action,
    run() {
      const current = editorActions(context).find(({ id }) => id === action.id);
      if (!current?.disabledReason) return current?.run();
      context.view.set({ refusal: current.disabledReason });
      return undefined;
    },
  }));
}

/**
 * Calls `onChange` shortly after the editor changes, at most once per interval and while the page is idle, so that no
 * edit is delayed. Returns the function that stops watching.
 */
function watchEditor(context: EditorServices, onChange: () => void): () => void {
  const { store, view } = context;
  let cancel: (() => void) | null = null;
  function schedule(): void {
    if (cancel) return;
    const timer = setTimeout(() => {
      cancel = whenIdle(
        () => {
          cancel = null;
          onChange();
        },
        { maxDelayMs: MAX_IDLE_WAIT_MS },
      );
    }, UPDATE_DELAY_MS);
    cancel = () => clearTimeout(timer);
  }
  const stops = [
    store.subscribeSelection(schedule),
    store.subscribeHistory(schedule),
    view.subscribe(schedule),
    view.layers.subscribe(schedule),
    view.placing.subscribe(schedule),
    view.evidence.subscribe(schedule),
    view.checks.subscribe(schedule),
    view.review.subscribe(schedule),
    context.exports.subscribe(schedule),
    floatingPanels.subscribe(schedule),
    sideColumn.subscribe(schedule),
    subscribeUnits(schedule),
  ];
  return () => {
    cancel?.();
    for (const stop of stops) stop();
  };
}

/** Declares the editor's actions to the palette and the key list. Renders nothing. */
export function DeclaredActions() {
  const editor = useEditor();
  const [, noteChange] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => watchEditor(editor, noteChange), [editor]);
  useActions(runnableActions(editor));
  return null;
}
