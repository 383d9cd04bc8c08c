"use client";

import { useCallback, useSyncExternalStore } from "react";
import { Kbd } from "@/components/ui/kbd";
import type { EditorView } from "../canvas/editor-view";
import styles from "./typed-command.module.css";
import { useToolState } from "./use-tools";
import { TOOL_NAMES } from "./words";

/** What is typed into the running tool, at the bottom of the canvas: "g x 0.35". */
export function TypedCommand({ view }: { view: EditorView }) {
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
    <section aria-label={TOOL_NAMES.typed} className={styles.command}>
      <p>
        {running.tool === "move" ? TOOL_NAMES.move : TOOL_NAMES.turn}
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
        {TOOL_NAMES.place}
      </p>
      {refusal !== null && running.text !== "" ? <p className={styles.wrong}>{refusal}</p> : null}
    </section>
  );
}
