"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import styles from "./bulk.module.css";
import type { JudgedRow } from "./bulk-table";
import type { Tally } from "./copy";
import { bulkCopy } from "./copy";

const copy = bulkCopy.result;
/** Refused rows beyond this number are only counted here; the next step shows all of them. */
const MAX_NAMED = 100;

type Props = {
  tally: Tally;
  /** The message that says why sending ended early, or null. */
  failure: string | null;
  /** Rows that were refused, before sending or by the backend. */
  refused: readonly JudgedRow[];
  /** The number of rows that may have been added although no answer arrived. */
  unsure: number;
  /** Returns to the remaining rows. */
  onFix: () => void;
};

/** Shows how many rows were added, and why each of the others was not. */
export function ResultStep({ tally, failure, refused, unsure, onFix }: Props) {
  const { added, ready: left } = tally;
  const hidden = refused.length - MAX_NAMED;
  return (
    <div className={styles.part}>
      <Notice tone={added > 0 ? "ok" : "info"}>{copy.added(added)}</Notice>
      {failure === null ? null : (
        <Notice tone="bad" isUrgent>
          {failure} {unsure > 0 ? copy.unsure(unsure, left) : copy.left(left)}
        </Notice>
      )}
      {refused.length > 0 ? (
        <>
          <p>{copy.refused(refused.length)}</p>
          <ul className={styles.refused}>
            {refused.slice(0, MAX_NAMED).map(({ number, fault }) => (
              <li key={number}>{copy.rowSays(number, fault?.message ?? "")}</li>
            ))}
            {hidden > 0 ? <li>{copy.more(hidden)}</li> : null}
          </ul>
        </>
      ) : null}
      <p className={styles.quiet}>{copy.sum(tally)}</p>
      {refused.length + left > 0 ? (
        <div>
          <Button onClick={onFix}>{copy.fix}</Button>
        </div>
      ) : null}
    </div>
  );
}
