"use client";

import { useCallback } from "react";
import { useActions } from "@/lib/client/actions/use-actions";
import { subscribeUnits } from "@/lib/editor/units/chosen-measures";
import { floatingPanels } from "../docking/floating-panels";
import { useFrameValue } from "../use-frame-value";
import { editorActions } from "./editor-actions";
import type { EditorContext } from "./editor-context";

/** What of the actions can change while the editor is open. */
function whatIsOffered(context: EditorContext): string {
  const offers = editorActions(context).map(({ id, label, isOffered, disabledReason }) => [
    id,
    label,
    isOffered,
    disabledReason,
  ]);
  return JSON.stringify(offers);
}

/** Tells palette and list of keys what the editor can do now, and again only when that has changed. Draws nothing. */
export function DeclaredActions({ context }: { context: EditorContext }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { store, view } = context;
      const stops = [
        store.subscribeSelection(listener),
        store.subscribeHistory(listener),
        view.subscribe(listener),
        ...(view.layers ? [view.layers.subscribe(listener)] : []),
        ...(view.desk ? [view.desk.subscribe(listener)] : []),
        floatingPanels.subscribe(listener),
        subscribeUnits(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [context],
  );
  const read = useCallback(() => whatIsOffered(context), [context]);
  useFrameValue(subscribe, read);
  useActions(editorActions(context));
  return null;
}
