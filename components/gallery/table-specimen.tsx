"use client";

import { type ReactNode, useState } from "react";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import type { SortOrder } from "@/components/ui/table/column";
import { DataTable, type DataTableProps } from "@/components/ui/table/data-table";
import { STATIC_LIST } from "@/components/ui/table/static-list";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import styles from "./table-frame.module.css";
import { type Claim, claimMenu, claims, FIRST_COLUMNS, keyOf, linkOf, nameOf } from "./table-specimens";

/** Table props of a loaded list without errors. */
export const CALM = {
  ...STATIC_LIST,
  viewKey: "",
  columns: FIRST_COLUMNS,
  itemKey: keyOf,
  itemHref: linkOf,
  itemLabel: nameOf,
  sort: { columnId: "holder", isDescending: false },
  empty: <EmptyState sentence="There are no claims yet." />,
  rowMenu: claimMenu,
  isMain: false,
} satisfies Partial<DataTableProps<Claim>>;

export function Frame({ size, children }: { size: "low" | "middle" | "high" | "bench"; children: ReactNode }) {
  return <div className={`${styles.frame} ${styles[size]}`}>{children}</div>;
}

/** A table of a few rows in one state. The first `chosenCount` rows are selected. */
export function TableSpecimen(
  props: Partial<DataTableProps<Claim>> & { label: string; chosenCount?: number; size?: "low" | "middle" },
) {
  const { chosenCount = 0, size = "low", items = claims(4), ...table } = props;
  const [sort, setSort] = useState<SortOrder | null>(CALM.sort);
  const selection = useRowSelection({
    items,
    itemKey: keyOf,
    listKey: props.label,
    viewKey: "",
    isLoading: false,
    isComplete: true,
    initialItems: items.slice(0, chosenCount),
  });
  return (
    <Frame size={size}>
      <DataTable
        {...CALM}
        sort={sort}
        onSortChange={setSort}
        items={items}
        total={items.length}
        selection={selection}
        {...table}
      />
    </Frame>
  );
}
