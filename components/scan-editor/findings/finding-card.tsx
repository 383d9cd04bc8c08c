"use client";

import { TriangleAlert } from "lucide-react";
import type { EditorStore } from "@/lib/editor/editor-store";
import styles from "./finding.module.css";
import { findingText } from "./finding-text";
import { useFinding } from "./use-findings";
import { FINDING_WORDS as WORDS } from "./words";

/** What is wrong with where an opening lies, and what helps; nothing where it lies right. */
export function FindingCard({ store, openingKey }: { store: EditorStore; openingKey: string }) {
  const finding = useFinding(store, openingKey);
  if (!finding) return null;
  return (
    <section className={styles.card}>
      <h4>
        <TriangleAlert aria-hidden="true" />
        {findingText(store.scene, finding)}
      </h4>
      <p>{finding.code === "outside" ? WORDS.outsideHelp : WORDS.overlapHelp}</p>
    </section>
  );
}
