"use client";

import { useEditor } from "../context/editor-context";
import { WarningCard } from "../parts/warning-card";
import { FINDING_COPY as COPY } from "./copy";
import { findingText } from "./finding-text";
import { useFinding } from "./use-findings";

/** Explains what is wrong with the place of an opening and how to fix it; renders nothing if the place is right. */
export function FindingCard({ openingKey }: { openingKey: string }) {
  const { store } = useEditor();
  const finding = useFinding(store, openingKey);
  if (!finding) return null;
  return (
    <WarningCard title={findingText(store.scene, finding)}>
      <p>{finding.code === "outside" ? COPY.outsideHelp : COPY.overlapHelp}</p>
    </WarningCard>
  );
}
