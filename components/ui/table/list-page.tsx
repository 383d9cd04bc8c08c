"use client";

import { type ReactNode, type RefObject, useMemo, useRef } from "react";
import { classNames } from "../class-names";
import { SearchInput } from "../inputs/search-input";
import { useFocusFallback } from "../overlays/use-focus-fallback";
import { BulkBar } from "./bulk-bar";
import { ColumnChooser } from "./column-chooser";
import { tableCopy } from "./copy";
import { DataTable, type DataTableProps } from "./data-table";
import { DensityMenu } from "./density-menu";
import { filterShownColumns } from "./list-choices";
import { type KeyHint, ListFooter } from "./list-footer";
import styles from "./list-page.module.css";
import { SortMenu } from "./sort-menu";
import type { ListChoices } from "./use-list-choices";

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
  /** The filters, next to the search. */
  filters?: ReactNode;
  /** The saved views, first among the view controls. */
  views?: ReactNode;
  choices: ListChoices;
  /** All columns; the choices decide which are shown. */
  table: Omit<DataTableProps<Item>, "chosenDensity">;
  /** A different key remounts the table without the previous rows, for unrelated lists. */
  tableKey?: string;
  /** Replaces the table, such as by a map, and hides the table's controls, bulk bar and keys. */
  replacement?: ReactNode;
  /** `BulkAction`s for the selected rows. Without them rows are not selectable. */
  bulkActions?: ReactNode;
  /** A panel docked at the side of the list, 384 px wide; replaces the list under 760 px. */
  aside?: ReactNode;
  /** The label of Space in the line of keys; defaults to "quick look". */
  peekLabel?: string;
  /** The counts in the line under the list. */
  facts: ReactNode;
};

const ROW_LEADS = "tbody [data-row-lead]";
const readRowIndex = (element: Element) => Number(element.closest("tr")?.dataset.index);

/**
 * Keeps the focus in a list of rows: when the focused row, bulk bar or side panel disappears, the focus moves to the
 * row at the last focused position.
 */
function useListFocus(page: RefObject<HTMLElement | null>): void {
  const lastIndex = useRef(0);
  useFocusFallback(
    page,
    (list) => {
      const leads = [...list.querySelectorAll<HTMLElement>(ROW_LEADS)];
      return leads.find((lead) => readRowIndex(lead) >= lastIndex.current) ?? leads.at(-1);
    },
    (element) => {
      const index = readRowIndex(element);
      if (!Number.isNaN(index)) lastIndex.current = index;
    },
  );
}

/** A page that is one list: head, search and controls, the table, and a line of counts and keys. */
export function ListPage<Item extends object>(props: ListPageProps<Item>) {
  const { search, choices, table, bulkActions } = props;
  const page = useRef<HTMLDivElement>(null);
  useListFocus(page);
  const isTable = props.replacement === undefined || props.replacement === null;
  const selection = bulkActions && isTable ? table.selection : undefined;
  const columns = useMemo(() => filterShownColumns(table.columns, choices), [table.columns, choices]);
  const peekLabel = table.onPeek && (props.peekLabel ?? tableCopy.keys.peek);
  const clear = () => {
    selection?.clear();
    // The bar disappears with the selection, so the focus moves back into the list.
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
        <div className={classNames(styles.list, Boolean(props.aside) && styles.withAside)}>
          {isTable ? (
            <DataTable
              key={props.tableKey}
              {...table}
              columns={columns}
              selection={selection}
              chosenDensity={choices.density}
            />
          ) : (
            props.replacement
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
      <ListFooter hints={isTable ? buildKeyHints(peekLabel, selection?.chosen.size) : []}>{props.facts}</ListFooter>
    </div>
  );
}

function buildKeyHints(peekLabel: string | undefined, chosen: number | undefined): KeyHint[] {
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
