"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { ContestedRecord } from "@/lib/editor/core/contested-step";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { StepConflict } from "@/lib/editor/core/history-steps";
import { WarningCard } from "../../parts/warning-card";
import { ConflictTable } from "./conflict-table";
import styles from "./conflicts.module.css";
import { useStepConflict } from "./use-contested";
import { useKeptFocus } from "./use-kept-focus";
import { CONFLICT_WORDS } from "./words";

/** On an element that was changed after the edit to be undone or redone: both values, to choose from. */
export function StepConflictCard({ store, elementKey }: { store: EditorStore; elementKey: string }) {
  const conflict = useStepConflict(store);
  const record = conflict?.records.find(({ key }) => key === elementKey);
  return conflict && record ? <OpenCard store={store} conflict={conflict} record={record} /> : null;
}

function OpenCard(props: { store: EditorStore; conflict: StepConflict; record: ContestedRecord }) {
  const { store, conflict, record } = props;
  const card = useRef<HTMLElement>(null);
  useKeptFocus(card);
  const words = CONFLICT_WORDS.steps[conflict.direction];
  const count = conflict.records.length;
  return (
    <WarningCard title={CONFLICT_WORDS.title} choice={{ label: CONFLICT_WORDS.title, card }}>
      <p>
        {words.note(conflict.label)}
        {record.isRemoved ? ` ${words.removes}` : null}
        {count > 1 ? ` ${CONFLICT_WORDS.severalOfStep(count)}` : null}
      </p>
      <ConflictTable
        fields={record.fields}
        heads={[record.isRemoved ? CONFLICT_WORDS.before : words.mine, CONFLICT_WORDS.now]}
        mine={record.mine}
        theirs={record.theirs}
      />
      <div className={styles.choice}>
        <Button size="sm" onClick={() => store.settleStep("mine")}>
          {words.doIt}
        </Button>
        <Button size="sm" onClick={() => store.settleStep("theirs")}>
          {CONFLICT_WORDS.keepNow}
        </Button>
      </div>
    </WarningCard>
  );
}
