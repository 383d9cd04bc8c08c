"use client";

import { Fragment, type ReactNode, useState } from "react";
import type { DataTableColumn } from "./column";
import { tableCopy } from "./copy";
import { TableRow } from "./table-row";
import type { RowSelection } from "./use-row-selection";
import type { VirtualRows } from "./use-virtual-rows";

type TableBodyProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  /** Cells of a row, including its checkbox and menu. */
  cellCount: number;
  rows: VirtualRows;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemHref: (item: Item) => string | null;
  itemLabel?: (item: Item) => string;
  rowMenu?: (item: Item) => ReactNode;
  selection?: RowSelection<Item>;
  currentKey: string | null;
  isNarrow: boolean;
  onFocusRow: (rowKey: string) => void;
  isPast?: (item: Item) => boolean;
  onRowPress?: (item: Item) => void;
};

const NO_SELECTION = () => {};

/** The drawn rows, with spacers for the others. */
export function TableBody<Item>(props: TableBodyProps<Item>) {
  const { rows, items, itemKey, itemLabel, selection, currentKey } = props;
  const [menuKey, setMenuKey] = useState<string | null>(null);
  return (
    <tbody {...(props.isNarrow ? { role: "rowgroup" } : {})}>
      {rows.drawn.map(({ index, gapBefore }) => {
        const item = items[index];
        if (item === undefined) return null;
        const key = itemKey(item);
        return (
          <Fragment key={key}>
            <Spacer height={gapBefore} columns={props.cellCount} />
            <TableRow
              item={item}
              rowKey={key}
              index={index}
              label={itemLabel ? itemLabel(item) : tableCopy.row(index)}
              columns={props.columns}
              href={props.itemHref(item)}
              isCurrent={key === currentKey}
              isPast={props.isPast?.(item) ?? false}
              onPress={props.onRowPress}
              isNarrow={props.isNarrow}
              isSelected={selection ? selection.chosen.has(key) : null}
              onFocus={props.onFocusRow}
              onSelect={selection?.toggle ?? NO_SELECTION}
              menu={props.rowMenu}
              isMenuOpen={key === menuKey}
              onMenuOpen={setMenuKey}
            />
          </Fragment>
        );
      })}
      <Spacer height={rows.after} columns={props.cellCount} />
    </tbody>
  );
}

const SPACER = { "aria-hidden": true, "data-spacer": "" } as const;

/** The height of rows that are not drawn; hidden from assistive technology. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...SPACER}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
