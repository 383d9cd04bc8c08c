"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

type Props = {
  onFiles: (files: readonly File[]) => void;
  /** Shown over the content, except while files are dragged over the zone. */
  atRest?: ReactNode;
  children: ReactNode;
};

/** Accepts files that are dropped on its content. The Import button does the same by keyboard. */
export function DropZone({ onFiles, atRest, children }: Props) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const handlers = {
      dragover(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      dragleave(event: DragEvent) {
        if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) setIsOver(false);
      },
      drop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const stop = new AbortController();
    for (const name of ["dragover", "dragleave", "drop"] as const) {
      element.addEventListener(name, handlers[name], { signal: stop.signal });
    }
    return () => stop.abort();
  }, [onFiles]);
  return (
    <div ref={zone} className={styles.zone}>
      {children}
      {isOver ? <p className={styles.drop}>{IMPORT_COPY.dropHere}</p> : atRest}
    </div>
  );
}
