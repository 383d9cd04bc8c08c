"use client";

import { useMemo } from "react";
import { PendingKeys } from "@/components/shell/actions/pending-keys";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { MenuItem } from "@/components/ui/menus/menu";
import { BulkAction, BulkBar } from "@/components/ui/table/bulk-bar";
import type { DataTableColumn } from "@/components/ui/table/column";
import { DataTable } from "@/components/ui/table/data-table";
import { ListPage } from "@/components/ui/table/list-page";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import { STATIC_LIST } from "@/components/ui/table/static-list";
import { TwoLines } from "@/components/ui/table/two-lines";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import { OneCommand, ShellFixture } from "./shell-fixture";
import type { HardTextPart } from "./specimen-copy";
import styles from "./table-frame.module.css";
import { Frame } from "./table-specimen";

type Row = { key: string; text: string };

const nothing = () => undefined;
const keyOf = ({ key }: Row) => key;
const textOf = ({ text }: Row) => text;
const nowhere = () => null;
const menuOf = ({ text }: Row) => <MenuItem>{text}</MenuItem>;
const columnsOf = (text: string): DataTableColumn<Row>[] => [
  {
    id: "lead",
    header: text,
    narrow: "lead",
    isLead: true,
    isSortable: true,
    cell: (row) => <TwoLines first={row.text} second={row.text} />,
  },
  { id: "next", header: text, narrow: "second", cell: textOf },
];
const action = (text: string) => <BulkAction icon={null} label={text} disabledReason={text} onPress={nothing} />;

/** A table's props with one text in all its texts. */
function tableOf(text: string) {
  return {
    ...STATIC_LIST,
    label: text,
    viewKey: "",
    columns: columnsOf(text),
    itemKey: keyOf,
    itemHref: nowhere,
    itemLabel: textOf,
    empty: <EmptyState sentence={text} />,
    rowMenu: menuOf,
  };
}

function WholeList({ text }: { text: string }) {
  const choices = useListChoices(null, "text");
  const items = useMemo(() => [{ key: "one", text }], [text]);
  const selection = useRowSelection({
    items,
    itemKey: keyOf,
    listKey: "",
    viewKey: "",
    isLoading: false,
    isComplete: true,
  });
  return (
    <ListPage
      search={{ label: text, placeholder: text, value: "", onValueChange: nothing, clearLabel: text }}
      choices={choices}
      table={{ ...tableOf(text), items, total: 1, error: null, selection }}
      bulkActions={action(text)}
      peekLabel={text}
      facts={text}
    />
  );
}

/** Lists and their controls with one text in all their texts. */
export const HARD_TEXT_LISTS: readonly HardTextPart[] = [
  [
    "bulk bar",
    (text) => (
      <div className={styles.afloat}>
        <BulkBar count={1} onClear={nothing} selectAll={{ label: text, onPress: nothing }}>
          {action(text)}
        </BulkBar>
      </div>
    ),
  ],
  [
    "table",
    (text) => (
      <Frame size="low">
        <DataTable {...tableOf(text)} items={[{ key: "one", text }]} total={1} error={text} />
      </Frame>
    ),
  ],
  [
    "table, empty",
    (text) => (
      <Frame size="low">
        <DataTable {...tableOf(text)} items={[]} total={0} error={null} />
      </Frame>
    ),
  ],
  [
    "list page",
    (text) => (
      <Frame size="middle">
        <WholeList text={text} />
      </Frame>
    ),
  ],
  [
    "saved views, their button",
    (text) => (
      <SavedViewsMenu
        saved={{ views: [{ name: text, query: "?q=1" }], save: nothing, remove: nothing }}
        path="#text"
        query="?q=1"
      />
    ),
  ],
  [
    "keys that may follow",
    (text) => (
      <ShellFixture>
        <OneCommand label={text} />
        <PendingKeys strokes={["g"]} />
      </ShellFixture>
    ),
  ],
];
