"use client";

import Link from "next/link";
import { type MouseEvent, memo, type ReactElement } from "react";
import { classNames } from "../class-names";
import type { DataTableColumn } from "./column";
import styles from "./data-table.module.css";

const INTERACTIVE = "a, button, input, select, textarea, label";

export type TableRowProps<Item> = {
  item: Item;
  rowKey: string;
  index: number;
  columns: readonly DataTableColumn<Item>[];
  href: string | null;
  isCurrent: boolean;
  onFocus: (rowKey: string) => void;
};

/** A press anywhere on a row is a press on its link, with the same modifier keys; marking text is not a press. */
function pressLink(event: MouseEvent<HTMLTableRowElement>) {
  if ((event.target as HTMLElement).closest(INTERACTIVE) || window.getSelection()?.type === "Range") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("a[data-row-lead]");
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

function Row<Item>({ item, rowKey, index, columns, href, isCurrent, onFocus }: TableRowProps<Item>) {
  return (
    <tr
      className={classNames(styles.row, isCurrent && styles.current, href !== null && styles.opens)}
      aria-rowindex={index + 2}
      data-index={index}
      onClick={href === null ? undefined : pressLink}
      onFocus={() => onFocus(rowKey)}
    >
      {columns.map((column) => (
        <td key={column.id} data-place={column.narrow} className={column.tone && styles[column.tone]}>
          {column.isLead ? <Lead href={href}>{column.cell(item)}</Lead> : column.cell(item)}
        </td>
      ))}
    </tr>
  );
}

function Lead({ href, children }: { href: string | null; children: React.ReactNode }) {
  if (href === null) {
    return (
      <span className={styles.lead} data-row-lead="" tabIndex={-1}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={styles.lead} data-row-lead="" prefetch={false}>
      {children}
    </Link>
  );
}

/** Drawn again only when its own record or place changes. */
export const TableRow = memo(Row) as <Item>(props: TableRowProps<Item>) => ReactElement;
