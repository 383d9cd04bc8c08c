"use client";

import { Segmented } from "@/components/ui/segmented";
import styles from "./editor.module.css";
import { WORDS } from "./words";

export type PanelName = "outliner" | "properties";

const OPTIONS = [
  { value: "outliner", label: WORDS.outliner },
  { value: "properties", label: WORDS.propertiesAndQuantities },
] as const;

/** On a narrow screen, which panels stand under the picture. */
export function PanelTabs({ value, onChange }: { value: PanelName; onChange: (panel: PanelName) => void }) {
  return (
    <div className={styles.tabs}>
      <Segmented<PanelName> label={WORDS.panels} value={value} onValueChange={onChange} options={OPTIONS} />
    </div>
  );
}
