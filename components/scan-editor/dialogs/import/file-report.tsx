"use client";

import { useState } from "react";
import type { ImportReport } from "@/lib/editor/formats/import/import-report";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";
import { countAdded, OutcomeChips } from "./outcome-chips";
import { ReportTable } from "./report-table";

/** The report of one file: counts and warnings, and when open a row for every element. */
export function FileReport(props: { report: ImportReport; labels: ReadonlyMap<string, string>; isOpen: boolean }) {
  const { report, labels } = props;
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <section aria-label={report.fileName} className={styles.part}>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className={styles.file}>
        <summary>
          <span className={styles.fileName}>{report.fileName}</span>
          <span className={styles.summary}>
            {[IMPORT_COPY.rooms(report.rooms), IMPORT_COPY.summary(report.entries.length)].filter(Boolean).join(" · ")}
          </span>
        </summary>
        {isOpen ? (
          <>
            <OutcomeChips counts={{ ...report.counts, ...countAdded([report]) }} />
            <ReportTable report={report} labels={labels} />
          </>
        ) : null}
      </details>
      {report.notes.length > 0 ? (
        <ul className={styles.notes}>
          {[...new Set(report.notes)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
