"use client";

import { useRef, useState } from "react";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import { nameRoom } from "@/lib/editor/commands/set-labels";
import { useEditor } from "../../context/editor-context";
import { runEdit } from "../../parts/run-edit";
import styles from "./outliner.module.css";
import { OUTLINER_COPY } from "./outliner-copy";

/** The name field in a room's row: Enter or blur commits, Escape cancels. An empty name removes the name. */
export function RowRename({ faceKey, onDone }: { faceKey: string; onDone: (message: string | null) => void }) {
  const { store } = useEditor();
  const name = store.scene.get("face", faceKey)?.roomLabel ?? "";
  const [draft, setDraft] = useState(name);
  // A key that ends the edit also blurs the field, which must not commit again.
  const hasEnded = useRef(false);
  function end(message: string | null): void {
    hasEnded.current = true;
    onDone(message);
  }
  function commit(): void {
    if (hasEnded.current || !store.scene.has("face", faceKey)) return;
    const isSame = draft.trim() === name;
    end(isSame ? null : runEdit(store, (scene) => nameRoom(scene, { faceKey, roomLabel: draft })));
  }
  return (
    <input
      // Moves the focus from the row into the field.
      ref={(element) => {
        if (!element || element.dataset.isReady) return;
        element.dataset.isReady = "true";
        element.focus({ preventScroll: true });
        element.select();
      }}
      aria-label={OUTLINER_COPY.newName(name)}
      className={styles.rename}
      autoComplete="off"
      value={draft}
      onInput={cleanInput}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        event.stopPropagation();
        const key = typedKey(event);
        if (key === "Enter") commit();
        else if (key === "Escape") end(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}
