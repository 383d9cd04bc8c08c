"use client";

import { Crosshair, Wrench } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { severityOf } from "@/lib/editor/analysis/checks/check-codes";
import type { ChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import type { EditorContext } from "../../context/editor-context";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { findingLine } from "./finding-line";
import { knownRepair } from "./run-repair";
import { useChecks } from "./use-checks";

type Props = {
  context: Pick<EditorContext, "store" | "view">;
  desk: ChecksController;
  onGoTo: () => void;
  onMend: () => void;
};

/** What can be done with the chosen finding, or why it must be mended by hand. */
export function FindingFoot({ context, desk, onGoTo, onMend }: Props) {
  const { listed, active } = useChecks(desk);
  const finding = listed[active];
  const repair = knownRepair(context, desk);
  if (!finding || !repair) return <p className={styles.foot}>{COPY.nothingChosen}</p>;
  return (
    <div className={styles.foot}>
      <p className={styles.told}>{findingLine(context.store.scene, finding).title}</p>
      {severityOf(finding.code) === "error" ? <p>{COPY.blocks}</p> : null}
      {repair.why !== undefined ? <p>{repair.why}</p> : null}
      <div className={styles.buttons}>
        <Button size="sm" icon={<Crosshair />} onClick={onGoTo}>
          {COPY.goTo} <Kbd>↵</Kbd>
        </Button>
        {repair.why === undefined ? (
          <Button size="sm" icon={<Wrench />} onClick={onMend}>
            {repair.name} <Kbd>R</Kbd>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
