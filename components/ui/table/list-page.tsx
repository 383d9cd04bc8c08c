"use client";

import { type ReactNode, useMemo, useRef } from "react";
import { classNames } from "../class-names";
import { SearchInput } from "../inputs/search-input";
import { BulkBar } from "./bulk-bar";
import { ColumnChooser } from "./column-chooser";
import { tableCopy } from "./copy";
import { DataTable, type DataTableProps } from "./data-table";
import { DensityMenu } from "./density-menu";
import { shownColumns } from "./list-choices";
import { type KeyHint, ListFooter } from "./list-footer";
import styles from "./list-page.module.css";
import { SortMenu } from "./sort-menu";
import type { ListChoices } from "./use-list-choices";
import { useListFocus } from "./use-list-focus";

export type ListSearch = {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
};

export type ListPageProps<Item extends object> = {
  /** The page's head, such as a `PageHeader`. */
  header?: ReactNode;
  search: ListSearch;
  /** Beside the search: what narrows the list. */
  filters?: ReactNode;
  /** Where the list's arrangement is chosen, first: views that are kept. */
  views?: ReactNode;
  choices: ListChoices;
  /** All columns there are; the choices say which are shown. */
  table: Omit<DataTableProps<Item>, "chosenDensity">;
  /** Another one draws the table anew, without the rows before: for lists that have nothing in common. */
  tableKey?: string;
  /** In the table's place, such as a map: what arranges the table, its bulk bar and its keys go with it. */
  instead?: ReactNode;
  /** `BulkAction`s for the chosen rows. Without them no row can be chosen. */
  bulkActions?: ReactNode;
  /** Docked beside the list, 384 px wide; in its place under 760 px. */
  aside?: ReactNode;
  /** What Space is said to do; "quick look" without it. */
  peekLabel?: string;
  /** In the line under the list: how much there is. */
  facts: ReactNode;
};

/** A page that is one list: its head, a line to search and arrange it, the table, and a line of facts and keys. */
export function ListPage<Item extends object>(props: ListPageProps<Item>) {
  const { search, choices, table, bulkActions } = props;
  const page = useRef<HTMLDivElement>(null);
  useListFocus(page);
  const isTable = props.instead === undefined || props.instead === null;
  const selection = bulkActions && isTable ? table.selection : undefined;
  const columns = useMemo(() => shownColumns(table.columns, choices), [table.columns, choices]);
  const peekLabel = table.onPeek && (props.peekLabel ?? tableCopy.keys.peek);
  const clear = () => {
    selection?.clear();
    // The bar goes, and the focus with it: back into the list.
    page.current?.querySelector<HTMLElement>("table input[type='checkbox']")?.focus({ preventScroll: true });
  };
  return (
    <div ref={page} className={styles.page}>
      {props.header}
      <div className={styles.toolbar}>
        <SearchInput {...search} className={styles.search} shortcut="/" />
        {props.filters}
        <div className={styles.arrange}>
          {props.views}
          {isTable ? (
            <>
              <SortMenu columns={table.columns} sort={table.sort} onSortChange={table.onSortChange} />
              <ColumnChooser columns={table.columns} choices={choices} />
              <DensityMenu choices={choices} />
            </>
          ) : null}
        </div>
      </div>
      <div className={styles.split}>
        <div className={classNames(styles.list, Boolean(props.aside) && styles.besideAside)}>
          {isTable ? (
            <DataTable
              key={props.tableKey}
              {...table}
              columns={columns}
              selection={selection}
              chosenDensity={choices.density}
            />
          ) : (
            props.instead
          )}
          {selection ? (
            <BulkBar
              count={selection.chosen.size}
              allLoadedOf={selection.isAllLoaded ? table.total : null}
              onClear={clear}
              selectAll={
                selection.isAllLoaded
                  ? null
                  : { label: tableCopy.selectAll(table.items.length), onPress: selection.selectAll }
              }
            >
              {bulkActions}
            </BulkBar>
          ) : null}
        </div>
        {props.aside}
      </div>
      <ListFooter hints={isTable ? hintsOf(peekLabel, selection?.chosen.size) : []}>{props.facts}</ListFooter>
    </div>
  );
}

function hintsOf(peekLabel: string | undefined, chosen: number | undefined): KeyHint[] {
  const { keys } = tableCopy;
  return [
    { keys: ["j", "k"], label: keys.move },
    { keys: ["↵"], label: keys.open },
    ...(peekLabel ? [{ keys: ["Space"], label: peekLabel }] : []),
    ...(chosen === undefined ? [] : [{ keys: ["x"], label: keys.select }]),
    ...(chosen ? [{ keys: ["b"], label: keys.act }] : []),
    { keys: ["/"], label: keys.search },
  ];
}
