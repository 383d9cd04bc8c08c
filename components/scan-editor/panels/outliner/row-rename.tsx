"use client";

import { useRef, useState } from "react";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import { nameRoom } from "@/lib/editor/commands/set-labels";
import { useEditor } from "../../context/editor-context";
import { runEdit } from "../../parts/run-edit";
import styles from "./outliner.module.css";
import { OUTLINER_COPY } from "./outliner-copy";

/** A room's name in its row: Enter or leaving takes it, Escape leaves it as it was. An empty one clears it. */
export function RowRename({ faceKey, onDone }: { faceKey: string; onDone: (message: string | null) => void }) {
  const { store } = useEditor();
  const name = store.scene.get("face", faceKey)?.roomLabel ?? "";
  const [draft, setDraft] = useState(name);
  // Ended by a key, it is left too: that is no second answer.
  const isOver = useRef(false);
  function end(message: string | null): void {
    isOver.current = true;
    onDone(message);
  }
  function commit(): void {
    if (isOver.current || !store.scene.has("face", faceKey)) return;
    const isSame = draft.trim() === name;
    end(isSame ? null : runEdit(store, (scene) => nameRoom(scene, { faceKey, roomLabel: draft })));
  }
  return (
    <input
      // The row's key goes on in the field.
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
