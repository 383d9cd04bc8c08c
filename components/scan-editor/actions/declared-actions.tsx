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

/** Nobody opens and reads the palette sooner than this. */
const LATER_MS = 200;
const MAX_DELAY_MS = 300;

/** Looks the action up again when it runs, because its label and state may be a moment old. */
function actionsOf(context: EditorServices): Action[] {
  return editorActions(context).map((action) => ({
    ...action,
    run() {
      const now = editorActions(context).find(({ id }) => id === action.id);
      if (!now?.disabledReason) return now?.run();
      context.view.set({ refusal: now.disabledReason });
      return undefined;
    },
  }));
}

/**
 * Calls `onChange` some time after the editor changed, at most once per interval and when the page is idle, so that no
 * edit waits for it.
 */
function follow(context: EditorServices, onChange: () => void): () => void {
  const { store, view } = context;
  let cancel: (() => void) | null = null;
  function note(): void {
    if (cancel) return;
    const timer = setTimeout(() => {
      cancel = whenIdle(
        () => {
          cancel = null;
          onChange();
        },
        { maxDelayMs: MAX_DELAY_MS },
      );
    }, LATER_MS);
    cancel = () => clearTimeout(timer);
  }
  const stops = [
    store.subscribeSelection(note),
    store.subscribeHistory(note),
    view.subscribe(note),
    view.layers.subscribe(note),
    view.placing.subscribe(note),
    view.evidence.subscribe(note),
    view.checks.subscribe(note),
    view.review.subscribe(note),
    context.exports.subscribe(note),
    floatingPanels.subscribe(note),
    sideColumn.subscribe(note),
    subscribeUnits(note),
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
  useEffect(() => follow(editor, noteChange), [editor]);
  useActions(actionsOf(editor));
  return null;
}
