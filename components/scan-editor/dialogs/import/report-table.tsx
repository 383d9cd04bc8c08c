"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ImportReport } from "@/lib/editor/formats/import/import-report";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";
import { OUTCOME_LOOKS, type Outcome } from "./outcome-chips";

type Row = { key: string; element: string; place: string; identifier: string; outcome: Outcome; reason: string };

/** The order of the rows: outcomes that need attention come first. */
const ORDER: readonly Outcome[] = ["refused", "estimated", "repaired", "merged", "added", "imported"];
const INITIAL_ROW_COUNT = 100;

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

/** Lists every element of the file and every added one. `labels` holds the labels of furniture by key. */
export function ReportTable({ report, labels }: { report: ImportReport; labels: ReadonlyMap<string, string> }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const rows = rowsOf(report, labels);
  const shown = isExpanded ? rows : rows.slice(0, INITIAL_ROW_COUNT);
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
        <Button size="sm" onClick={() => setIsExpanded(true)}>
          {IMPORT_COPY.more(rows.length - shown.length)}
        </Button>
      ) : null}
    </>
  );
}
