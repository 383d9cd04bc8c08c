"use client";

import { Fragment } from "react";
import type { DataTableColumn } from "./column";
import { TableRow } from "./table-row";
import type { VirtualRows } from "./use-virtual-rows";

type TableBodyProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  rows: VirtualRows;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemHref: (item: Item) => string | null;
  currentKey: string | null;
  onFocusRow: (rowKey: string) => void;
};

/** The rows that are drawn, with the height of the others between them. */
export function TableBody<Item>(props: TableBodyProps<Item>) {
  const { columns, rows, items, itemKey, itemHref, currentKey } = props;
  return (
    <tbody>
      {rows.drawn.map(({ index, gapBefore }) => {
        const item = items[index];
        if (item === undefined) return null;
        const key = itemKey(item);
        return (
          <Fragment key={key}>
            <Spacer height={gapBefore} columns={columns.length} />
            <TableRow
              item={item}
              rowKey={key}
              index={index}
              columns={columns}
              href={itemHref(item)}
              isCurrent={key === currentKey}
              onFocus={props.onFocusRow}
            />
          </Fragment>
        );
      })}
      <Spacer height={rows.after} columns={columns.length} />
    </tbody>
  );
}

/** A row that is only height: nothing in it is to be read or reached. */
const SPACER = { "aria-hidden": true, "data-spacer": "" } as const;

/** Stands for rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...SPACER}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
