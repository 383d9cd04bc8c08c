"use client";

import { CircleCheck, CircleX, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatCount } from "@/components/ui/format-time";
import { Segmented } from "@/components/ui/inputs/segmented";
import { toneClass } from "@/components/ui/tone";
import { saveFile } from "@/lib/client/browser/save-file";
import type { Role } from "@/lib/domain/roles";
import styles from "./bulk.module.css";
import { savedRows } from "./bulk-table";
import type { Tally } from "./copy";
import { bulkCopy } from "./copy";
import { RowsTable } from "./rows-table";
import type { useBulkRows } from "./use-bulk-rows";

const copy = bulkCopy.rows;

type Props = { bulk: ReturnType<typeof useBulkRows>; tally: Tally; roles: readonly Role[] };

/** The errors of each row, to fix here, skip, or save and fix elsewhere. */
export function RowsStep({ bulk, tally, roles }: Props) {
  const { all, wrong, ready } = bulk;
  const [chosen, setChosen] = useState<"wrong" | "all">("wrong");
  const shown = wrong.length === 0 ? "all" : chosen;
  const rows = shown === "all" ? all : wrong;
  return (
    <div className={styles.part}>
      <div className={styles.line} role="status">
        {wrong.length > 0 ? (
          <span className={classNames(styles.count, toneClass("bad"))}>
            <CircleX aria-hidden="true" />
            <strong>{formatCount(wrong.length)}</strong> {copy.toFix}
          </span>
        ) : null}
        <span className={classNames(styles.count, toneClass("ok"))}>
          <CircleCheck aria-hidden="true" />
          <strong>{formatCount(ready.length)}</strong> {copy.ready}
        </span>
        {tally.added > 0 ? (
          <span className={styles.count}>
            <strong>{formatCount(tally.added)}</strong> {copy.invited}
          </span>
        ) : null}
        <span className={styles.count}>
          <strong>{formatCount(tally.skipped)}</strong> {copy.skipped}
        </span>
        <span className={styles.quiet}>{copy.inTable(tally.read)}</span>
      </div>
      {wrong.length > 0 ? (
        <div className={styles.line}>
          <Segmented
            label={copy.show}
            value={shown}
            onValueChange={setChosen}
            options={[
              { value: "wrong", label: copy.wrong },
              { value: "all", label: copy.all(all.length) },
            ]}
          />
          <span className={styles.spread}>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveFile(copy.fileName, savedRows(wrong), "text/csv;charset=utf-8")}
            >
              {copy.save(wrong.length)}
            </Button>
          </span>
        </div>
      ) : (
        <p className={styles.quiet}>{all.length === 0 ? copy.nothingLeft : copy.nothingToFix}</p>
      )}
      {rows.length > 0 ? (
        <RowsTable key={shown} rows={rows} roles={roles} onChange={bulk.change} onSkip={bulk.skip} />
      ) : null}
    </div>
  );
}
