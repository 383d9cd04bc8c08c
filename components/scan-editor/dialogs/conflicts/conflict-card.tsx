"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { WarningCard } from "../../parts/warning-card";
import { ConflictTable } from "./conflict-table";
import styles from "./conflicts.module.css";
import { CONFLICT_COPY } from "./copy";
import { useFocusNextCard } from "./use-focus-next-card";

function copyOf({ isOwn, isMineNewer }: ElementConflict) {
  if (!isOwn) return CONFLICT_COPY.others;
  return isMineNewer ? CONFLICT_COPY.ownNewer : CONFLICT_COPY.ownOlder;
}

/**
 * Lets the user choose between two versions of an element: mine and theirs, or an older and a newer one of the user.
 * `name` is the element's name, if it is not shown next to the card.
 */
export function ConflictCard({ conflict, name }: { conflict: ElementConflict; name?: string }) {
  const { gestureId, label, mine, theirs, fields, choice, times } = conflict;
  const copy = copyOf(conflict);
  const choiceNote = CONFLICT_COPY.choice(choice);
  const title = name ? CONFLICT_COPY.titleOf(name) : CONFLICT_COPY.title;
  const card = useRef<HTMLElement>(null);
  useFocusNextCard(card);
  return (
    <WarningCard title={title} choice={{ label: title, card }}>
      <p>
        {CONFLICT_COPY.note(label)}
        {choiceNote ? ` ${choiceNote}` : null}
      </p>
      <ConflictTable
        fields={fields}
        heads={[copy.mine, copy.theirs]}
        times={[times.mine, times.theirs]}
        mine={mine}
        theirs={theirs}
      />
      <div className={styles.choice}>
        <Button size="sm" onClick={() => void browserQueue().retry(gestureId, choice.shown)}>
          {copy.keepMine}
        </Button>
        <Button size="sm" onClick={() => void browserQueue().dismiss(gestureId)}>
          {copy.keepTheirs}
        </Button>
      </div>
    </WarningCard>
  );
}
