"use client";

import { useState } from "react";
import { rehostOpening } from "@/lib/editor/commands/rehost-opening";
import type { ObjectDesk } from "@/lib/editor/desk/object-desk";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { FloorContents } from "../canvas/survey-rooms";
import { faceName } from "../element-names";
import fieldStyles from "../properties/number-field.module.css";
import styles from "../properties/properties.module.css";
import { useRecord } from "../properties/use-record";
import { OBJECT_PANEL_WORDS as WORDS } from "./object-words";
import { refusalText } from "./refusal-text";

/** Which wall an opening is on; another one moves it there. */
export function WallField(props: { store: EditorStore; desk: ObjectDesk; contents: FloorContents; planarKey: string }) {
  const { store, desk, contents, planarKey } = props;
  const object = useRecord(store, "objectPlanar", planarKey);
  const [message, setMessage] = useState<string | null>(null);
  if (!object) return null;
  const isListed = contents.rooms.some((room) => room.walls.includes(object.faceKey));
  function move(faceKey: string): void {
    const result = desk.run((scene) => rehostOpening(scene, { key: planarKey, faceKey, newKey: desk.newKey }));
    setMessage(result.ok ? null : refusalText(store.scene, result.refusal));
  }
  return (
    <div className={fieldStyles.cell}>
      <label className={fieldStyles.field}>
        <span>{WORDS.onWall}</span>
        <select className={styles.select} value={object.faceKey} onChange={(event) => move(event.target.value)}>
          {isListed ? null : <option value={object.faceKey}>{faceName(store.scene, null, object.faceKey)}</option>}
          {contents.rooms.map((room) => (
            <optgroup key={room.faceKey} label={room.name}>
              {room.walls.map((wall) => (
                <option key={wall} value={wall}>
                  {faceName(store.scene, room, wall)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {message === null ? null : (
        <p role="alert" className={fieldStyles.message} data-tone="bad">
          {message}
        </p>
      )}
    </div>
  );
}
