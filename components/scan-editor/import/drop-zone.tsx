"use client";

import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./import.module.css";
import { IMPORT_WORDS } from "./import-words";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes files that are dropped on what it holds. The Import button is the same by keyboard. */
export function DropZone({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its keyboard way in the Import button
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? <p className={styles.drop}>{IMPORT_WORDS.dropHere}</p> : null}
    </div>
  );
}
