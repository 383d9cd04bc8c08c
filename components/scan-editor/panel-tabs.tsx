"use client";

import { ChevronDown, ChevronUp, CircleX, TriangleAlert } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/inputs/segmented";
import { useEditor } from "./context/editor-context";
import styles from "./editor.module.css";
import { COPY } from "./names/copy";
import { useFound } from "./panels/checks/use-checks";
import type { PanelName, PanelSheet } from "./use-panel-sheet";

/** On a narrow screen, switches between the panels under the canvas and folds them. */
export function PanelTabs({ sheet }: { sheet: PanelSheet }) {
  const { view } = useEditor();
  const { panel, isFolded, choose, setFolded } = sheet;
  const found = useFound(view.checks);
  const count = found?.list.length ?? 0;
  const icon =
    found && found.errors > 0 ? <CircleX data-severity="error" /> : <TriangleAlert data-severity="warning" />;
  // The checks are in the outliner's column, so the outliner's tab shows the number of findings.
  const options = [
    {
      value: "outliner",
      label: count > 0 ? COPY.outlinerWith(count) : COPY.outliner,
      ...(count > 0 && { icon }),
    },
    { value: "properties", label: COPY.propertiesAndQuantities },
  ] as const;
  return (
    <div className={styles.tabs}>
      <Segmented<PanelName> label={COPY.panels} value={panel} onValueChange={choose} options={options} />
      <IconButton
        icon={isFolded ? <ChevronUp /> : <ChevronDown />}
        label={isFolded ? COPY.unfoldPanels : COPY.foldPanels}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      />
    </div>
  );
}
