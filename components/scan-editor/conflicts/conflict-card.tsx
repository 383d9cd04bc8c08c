"use client";

import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { ConflictTable } from "./conflict-table";
import styles from "./conflicts.module.css";
import { CONFLICT_WORDS } from "./words";

/** On the element: mine and theirs, or one's older and newer values, beside each other to choose from. */
export function ConflictCard({ conflict }: { conflict: ElementConflict }) {
  const { gestureId, label, mine, theirs, fields, count, isOwn } = conflict;
  const words = isOwn ? CONFLICT_WORDS.own : CONFLICT_WORDS.others;
  return (
    <section aria-label={CONFLICT_WORDS.title} className={styles.card}>
      <h4>
        <TriangleAlert aria-hidden="true" />
        {CONFLICT_WORDS.title}
      </h4>
      <p>
        {CONFLICT_WORDS.note(label)}
        {count > 1 ? ` ${CONFLICT_WORDS.several(count)}` : null}
      </p>
      <ConflictTable fields={fields} heads={[words.mine, words.theirs]} mine={mine} theirs={theirs} />
      <div className={styles.choice}>
        <Button size="sm" onClick={() => void browserQueue().retry(gestureId)}>
          {words.keepMine}
        </Button>
        <Button size="sm" onClick={() => void browserQueue().dismiss(gestureId)}>
          {words.keepTheirs}
        </Button>
      </div>
    </section>
  );
}
