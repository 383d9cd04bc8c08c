"use client";

import { Crosshair, Wrench } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { severityOf } from "@/lib/editor/analysis/checks/check-codes";
import { useEditor } from "../../context/editor-context";
import { useUnits } from "../../state/use-measures";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { findingLine } from "./finding-line";
import { cachedRepair } from "./run-repair";
import { useChecks } from "./use-checks";

type Props = {
  onGoTo: () => void;
  onRepair: () => void;
};

/** The actions on the chosen finding, or the reason why it has no repair. */
export function FindingFoot({ onGoTo, onRepair }: Props) {
  const editor = useEditor();
  const { checks } = editor.view;
  const { listed, active } = useChecks(checks);
  useUnits();
  const finding = listed[active];
  const repair = cachedRepair(editor);
  if (!finding || !repair) return <p className={styles.foot}>{COPY.nothingChosen}</p>;
  return (
    <div className={styles.foot}>
      <p className={styles.finding}>{findingLine(editor.store.scene, finding).title}</p>
      {severityOf(finding.code) === "error" ? <p>{COPY.blocks}</p> : null}
      {repair.why !== undefined ? <p>{repair.why}</p> : null}
      <div className={styles.buttons}>
        <Button size="sm" icon={<Crosshair />} onClick={onGoTo}>
          {COPY.goTo} <Kbd>↵</Kbd>
        </Button>
        {repair.why === undefined ? (
          <Button size="sm" icon={<Wrench />} onClick={onRepair}>
            {repair.name} <Kbd>R</Kbd>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
