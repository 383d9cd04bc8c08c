"use client";

import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import styles from "./conflicts.module.css";
import { fieldText } from "./field-text";
import { CONFLICT_WORDS, fieldName } from "./words";

type Fields = Record<string, unknown>;

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
      <table>
        <thead>
          <tr>
            <th scope="col">{CONFLICT_WORDS.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldName(name)}</th>
              <td>{fieldText((mine as Fields)[name])}</td>
              <td>{fieldText((theirs as Fields)[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
