"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ImportReport } from "@/lib/editor/formats/import/import-report";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";
import { OUTCOME_LOOKS, type Outcome } from "./outcome-chips";

type Row = { key: string; element: string; place: string; identifier: string; outcome: Outcome; reason: string };

/** Outcomes that need attention first. */
const ORDER: readonly Outcome[] = ["refused", "estimated", "repaired", "merged", "added", "imported"];
/** How many rows are shown at first. */
const AT_FIRST = 100;

function rowsOf({ entries, added }: ImportReport, labels: ReadonlyMap<string, string>): Row[] {
  const rows: Row[] = [
    ...entries.map((entry) => ({
      key: entry.identifier,
      element: labels.get(entry.keys[0] ?? "") ?? IMPORT_COPY.elements[entry.element],
      place: entry.place,
      identifier: entry.identifier === entry.place ? "" : entry.identifier,
      outcome: entry.outcome,
      reason: entry.reason ?? IMPORT_COPY.asCaptured,
    })),
    ...added.map((entry) => ({
      key: entry.key,
      element: IMPORT_COPY.addedElements[entry.element],
      place: "–",
      identifier: "",
      outcome: entry.isEstimated ? ("estimated" as const) : ("added" as const),
      reason: entry.reason,
    })),
  ];
  return rows.sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

/** One row for every element of the file, and for each added one; `labels`: labels of furniture by key. */
export function ReportTable({ report, labels }: { report: ImportReport; labels: ReadonlyMap<string, string> }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = rowsOf(report, labels);
  const shown = isWhole ? rows : rows.slice(0, AT_FIRST);
  return (
    <>
      <table className={styles.table} data-elements="">
        <thead>
          <tr>
            <th scope="col">{IMPORT_COPY.element}</th>
            <th scope="col">{IMPORT_COPY.outcome}</th>
            <th scope="col">{IMPORT_COPY.reason}</th>
            <th scope="col">{IMPORT_COPY.identifier}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, element, place, identifier, outcome, reason }) => {
            const { tone, Icon, name } = OUTCOME_LOOKS[outcome];
            return (
              <tr key={key}>
                <th scope="row">{element}</th>
                <td>
                  <span className={styles.outcome} data-tone={tone}>
                    <Icon aria-hidden="true" />
                    {name}
                  </span>
                </td>
                <td>{reason}</td>
                <td className={styles.identifier} title={identifier || place}>
                  {place}
                  {identifier ? <span>{identifier}</span> : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown.length ? (
        <Button size="sm" onClick={() => setIsWhole(true)}>
          {IMPORT_COPY.more(rows.length - shown.length)}
        </Button>
      ) : null}
    </>
  );
}
