"use client";

import { ChartColumn, Table2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { displayCopy } from "../display-copy";
import { IconButton } from "../icon-button";
import styles from "./chart-frame.module.css";
import type { ChartDatum } from "./datum";
import { toDrawable } from "./scale";

export type ChartFrameProps = {
  title: string;
  /** The meaning of the marks or the period, next to the title. */
  note?: string;
  /** The table's headings: the labels, the values, the second values if the chart has them, and the counts. */
  heads: readonly [label: string, value: string, second?: string, count?: string];
  data: readonly ChartDatum[];
  format: (value: number) => string;
  /** More buttons next to the one that switches between chart and table. */
  actions?: ReactNode;
  /** The picture; not rendered without data. */
  children: ReactNode;
};

/** Returns the attributes that make a long table scrollable by keys inside the figure. */
const scrollAttributes = (labelId: string) => ({ role: "group", "aria-labelledby": labelId, tabIndex: 0 });

/** A chart and its data table: one is visible, and the table always exists for screen readers. */
export function ChartFrame({ title, note, heads, data, format, actions, children }: ChartFrameProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = data.every(({ value, second }) => toDrawable(value) === null && toDrawable(second) === null);
  return (
    <figure className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.words}>
          <span id={id} className={styles.title} dir="auto">
            {title}
          </span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        <span className={styles.actions}>
          {isEmpty ? null : (
            <IconButton
              size="sm"
              icon={isTable ? <ChartColumn /> : <Table2 />}
              label={isTable ? displayCopy.showChart : displayCopy.showTable}
              onClick={() => setIsTable(!isTable)}
            />
          )}
          {actions}
        </span>
      </div>
      {isEmpty ? <p className={styles.empty}>{displayCopy.noData}</p> : null}
      {isEmpty || isTable ? null : <div className={styles.chart}>{children}</div>}
      {isEmpty ? null : (
        <div className={isTable ? styles.table : "visually-hidden"} {...(isTable && scrollAttributes(id))}>
          <DataTable labelId={id} heads={heads} data={data} format={format} isVisible={isTable} />
        </div>
      )}
    </figure>
  );
}

type DataTableProps = Pick<ChartFrameProps, "heads" | "data" | "format"> & { labelId: string; isVisible: boolean };

function DataTable({ labelId, heads, data, format, isVisible }: DataTableProps) {
  return (
    <table aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          {heads[2] ? <th scope="col">{heads[2]}</th> : null}
          {heads[3] ? <th scope="col">{heads[3]}</th> : null}
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, label, value, second, count, isRunning, href }) => {
          const formatValue = (raw: number | null | undefined) => {
            const drawableValue = toDrawable(raw);
            return drawableValue === null ? displayCopy.noData : format(drawableValue);
          };
          return (
            <tr key={id}>
              <th scope="row">{href && isVisible ? <Link href={href}>{label}</Link> : label}</th>
              <td translate="no">
                {formatValue(value)}
                {isRunning ? ` ${displayCopy.soFar}` : null}
              </td>
              {heads[2] ? <td translate="no">{formatValue(second)}</td> : null}
              {heads[3] ? <td translate="no">{count ?? displayCopy.noData}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
