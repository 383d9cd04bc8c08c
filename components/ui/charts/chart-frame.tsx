"use client";

import { ChartColumn, Table2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { displayCopy } from "../display-copy";
import { IconButton } from "../icon-button";
import styles from "./chart-frame.module.css";
import type { ChartDatum } from "./datum";
import { drawable } from "./scale";

export type ChartFrameProps = {
  title: string;
  /** Beside the title: what the marks mean, which time. */
  note?: string;
  /** Heads of the table twin: of the places, the values, the second ones of a chart that has them, and how many they come from. */
  heads: readonly [place: string, value: string, second?: string, count?: string];
  data: readonly ChartDatum[];
  format: (value: number) => string;
  /** More buttons beside the one that turns chart and table. */
  actions?: ReactNode;
  /** The picture; left out where there is nothing to draw. */
  children: ReactNode;
};

/** A long table scrolls within the figure, by its keys too. */
const scrolledBy = (labelId: string) => ({ role: "group", "aria-labelledby": labelId, tabIndex: 0 });

/** A chart and its table twin: one in sight, the table always there for a screen reader. */
export function ChartFrame({ title, note, heads, data, format, actions, children }: ChartFrameProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = data.every(({ value, second }) => drawable(value) === null && drawable(second) === null);
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
        <div className={isTable ? styles.table : "visually-hidden"} {...(isTable && scrolledBy(id))}>
          <TableTwin labelId={id} heads={heads} data={data} format={format} isInSight={isTable} />
        </div>
      )}
    </figure>
  );
}

type TwinProps = Pick<ChartFrameProps, "heads" | "data" | "format"> & { labelId: string; isInSight: boolean };

function TableTwin({ labelId, heads, data, format, isInSight }: TwinProps) {
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
          const said = (raw: number | null | undefined) => {
            const known = drawable(raw);
            return known === null ? displayCopy.noData : format(known);
          };
          return (
            <tr key={id}>
              <th scope="row">{href && isInSight ? <Link href={href}>{label}</Link> : label}</th>
              <td translate="no">
                {said(value)}
                {isRunning ? ` ${displayCopy.soFar}` : null}
              </td>
              {heads[2] ? <td translate="no">{said(second)}</td> : null}
              {heads[3] ? <td translate="no">{count ?? displayCopy.noData}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
