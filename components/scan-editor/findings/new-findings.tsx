"use client";

import { TriangleAlert } from "lucide-react";
import { useEditor } from "../context/editor-context";
import styles from "./finding.module.css";
import { findingsText } from "./finding-text";
import { useNewFindings } from "./use-findings";

/** Announces in the mode line the openings that the last edit has left in an impossible place. */
export function NewFindings() {
  const { store } = useEditor();
  const text = findingsText(store.scene, useNewFindings(store));
  return (
    <span aria-live="polite" className={styles.note} data-tone={text ? "warn" : undefined} title={text || undefined}>
      {text ? (
        <>
          <TriangleAlert aria-hidden="true" />
          <span>{text}</span>
        </>
      ) : null}
    </span>
  );
}
