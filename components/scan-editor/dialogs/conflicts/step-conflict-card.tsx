"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { ContestedRecord } from "@/lib/editor/core/contested-records";
import type { StepConflict } from "@/lib/editor/core/history-steps";
import { useEditor } from "../../context/editor-context";
import { WarningCard } from "../../parts/warning-card";
import { ConflictTable } from "./conflict-table";
import styles from "./conflicts.module.css";
import { CONFLICT_COPY } from "./copy";
import { useStepConflict } from "./use-contested";
import { useFocusNextCard } from "./use-focus-next-card";

/** A choice between two versions of an element that was changed after the edit to undo or redo. */
export function StepConflictCard({ elementKey }: { elementKey: string }) {
  const { store } = useEditor();
  const conflict = useStepConflict(store);
  const record = conflict?.records.find(({ key }) => key === elementKey);
  return conflict && record ? <OpenCard conflict={conflict} record={record} /> : null;
}

function OpenCard({ conflict, record }: { conflict: StepConflict; record: ContestedRecord }) {
  const { store } = useEditor();
  const card = useRef<HTMLElement>(null);
  useFocusNextCard(card);
  const copy = CONFLICT_COPY.steps[conflict.direction];
  const count = conflict.records.length;
  return (
    <WarningCard title={CONFLICT_COPY.title} choice={{ label: CONFLICT_COPY.title, card }}>
      <p>
        {copy.note(conflict.label)}
        {record.isRemoved ? ` ${copy.removes}` : null}
        {count > 1 ? ` ${CONFLICT_COPY.severalOfStep(count)}` : null}
      </p>
      <ConflictTable
        fields={record.fields}
        heads={[record.isRemoved ? CONFLICT_COPY.before : copy.mine, CONFLICT_COPY.now]}
        mine={record.mine}
        theirs={record.theirs}
      />
      <div className={styles.choice}>
        <Button size="sm" onClick={() => store.resolveStepConflict("mine")}>
          {copy.doIt}
        </Button>
        <Button size="sm" onClick={() => store.resolveStepConflict("theirs")}>
          {CONFLICT_COPY.keepNow}
        </Button>
      </div>
    </WarningCard>
  );
}
