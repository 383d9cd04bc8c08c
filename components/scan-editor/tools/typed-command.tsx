"use client";

import { useCallback, useSyncExternalStore } from "react";
import { Kbd } from "@/components/ui/kbd";
import { useEditor } from "../context/editor-context";
import { TOOL_NAMES } from "../names/tool-copy";
import { CanvasPrompt } from "../prompt/canvas-prompt";
import { useToolState } from "./use-tools";

/** Shows the typed values of the running tool at the bottom of the canvas: "g x 0.35". */
export function TypedCommand() {
  const { view } = useEditor();
  const { running } = useToolState(view);
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view]);
  const refusal = useSyncExternalStore(
    subscribe,
    () => view.get().refusal,
    () => null,
  );
  if (running?.tool !== "move" && running?.tool !== "turn") return null;
  const lock = running.tool === "move" ? running.lock : null;
  return (
    <CanvasPrompt role="region" label={TOOL_NAMES.typed} message={running.text === "" ? null : refusal}>
      <span>{running.tool === "move" ? TOOL_NAMES.move : TOOL_NAMES.turn}</span>
      <code>
        <b>{running.tool === "move" ? "g" : "r"}</b>
        {lock ? (
          <span data-axis={lock.axis} title={TOOL_NAMES.lock(lock)}>
            {lock.isPlane ? `⇧${lock.axis}` : lock.axis}
          </span>
        ) : null}
        <output>{running.text}</output>
        <i aria-hidden="true" />
      </code>
      <Kbd>↵</Kbd>
      <span>{TOOL_NAMES.place}</span>
    </CanvasPrompt>
  );
}
