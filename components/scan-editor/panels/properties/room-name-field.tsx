"use client";

import { useState } from "react";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import type { Face } from "@/lib/domain/geometry-records";
import { nameRoom } from "@/lib/editor/commands/set-labels";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import styles from "../../parts/number-field.module.css";
import { runEdit } from "../../parts/run-edit";

/** Edits the name of a room, which is stored on its floor face. */
export function RoomNameField({ face }: { face: Face }) {
  const { store } = useEditor();
  const [draft, setDraft] = useState<string | null>(null);
  const name = face.roomLabel ?? "";
  function commit(): void {
    if (draft !== null && draft.trim() !== name) {
      runEdit(store, (scene) => nameRoom(scene, { faceKey: face.key, roomLabel: draft }));
    }
    setDraft(null);
  }
  return (
    <label className={styles.field} data-kind="words">
      <span>{COPY.roomName}</span>
      <input
        value={draft ?? name}
        onInput={cleanInput}
        autoComplete="off"
        data-settled={draft === null || undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          const key = typedKey(event);
          if (key === "Enter") commit();
          else if (key === "Escape" && draft !== null) {
            setDraft(null);
            event.preventDefault();
          }
        }}
      />
    </label>
  );
}
