"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import styles from "./editor.module.css";
import type { PanelName, PanelSheet } from "./use-panel-sheet";
import { WORDS } from "./words";

const OPTIONS = [
  { value: "outliner", label: WORDS.outliner },
  { value: "properties", label: WORDS.propertiesAndQuantities },
] as const;

/** On a narrow screen, which panels stand under the picture; folded they leave it all the room. */
export function PanelTabs({ sheet }: { sheet: PanelSheet }) {
  const { panel, isFolded, choose, setFolded } = sheet;
  return (
    <div className={styles.tabs}>
      <Segmented<PanelName> label={WORDS.panels} value={panel} onValueChange={choose} options={OPTIONS} />
      <IconButton
        icon={isFolded ? <ChevronUp /> : <ChevronDown />}
        label={isFolded ? WORDS.unfoldPanels : WORDS.foldPanels}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      />
    </div>
  );
}
