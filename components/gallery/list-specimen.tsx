"use client";

import { Download, Link2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { formatCount } from "@/components/ui/format-time";
import { BulkAction } from "@/components/ui/table/bulk-bar";
import type { SortOrder } from "@/components/ui/table/column";
import type { ChoiceStore } from "@/components/ui/table/list-choices";
import { ListPage } from "@/components/ui/table/list-page";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import { CALM, Frame } from "./table-specimen";
import { CLAIM_COLUMNS, claims, keyOf } from "./table-specimens";

const TOTAL = 300;
const PAGE = 100;

/** Stores the choices while the page is open. */
const kept = new Map<string, string>();
const MEMORY: ChoiceStore = {
  read: (name) => kept.get(name) ?? null,
  write: (name, text) => kept.set(name, text),
};

/** A full list page with sample records: search, sort, columns, row height, selection and endless paging. */
export function ListSpecimen() {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<SortOrder | null>(CALM.sort);
  const [loaded, setLoaded] = useState(PAGE);
  const [peeked, setPeeked] = useState<string | null>(null);
  const found = useMemo(() => {
    const text = search.trim().toLowerCase();
    const list = claims(TOTAL).filter(({ holder, street }) => `${holder} ${street}`.toLowerCase().includes(text));
    const by = sort?.columnId === "street" ? "street" : sort?.columnId === "number" ? "number" : "holder";
    const sorted = [...list].sort((a, b) => a[by].localeCompare(b[by], "en", { numeric: true }));
    return sort?.isDescending ? sorted.reverse() : sorted;
  }, [search, sort]);
  const items = useMemo(() => found.slice(0, loaded), [found, loaded]);
  const viewKey = `${search} ${sort?.columnId} ${sort?.isDescending}`;
  const choices = useListChoices(MEMORY, "gallery");
  const hasMore = loaded < found.length;
  const selection = useRowSelection({
    items,
    itemKey: keyOf,
    listKey: search,
    viewKey,
    isLoading: false,
    isComplete: !hasMore,
  });
  return (
    <Frame size="high">
      <ListPage
        search={{
          label: "Search claims",
          placeholder: "Insured or address",
          value: search,
          onValueChange: setSearch,
          clearLabel: "Clear search",
        }}
        choices={choices}
        table={{
          ...CALM,
          columns: CLAIM_COLUMNS,
          label: "Claims",
          viewKey,
          items,
          total: found.length,
          density: "comfortable",
          sort,
          onSortChange: setSort,
          hasMore,
          onLoadMore: () => setLoaded(loaded + PAGE),
          selection,
          onPeek: ({ holder }) => setPeeked(holder),
          empty: (
            <EmptyState
              sentence={`Nothing matches “${search}”.`}
              action={<Button onClick={() => setSearch("")}>Clear search</Button>}
            />
          ),
        }}
        bulkActions={
          <>
            <BulkAction icon={<Link2 />} label="Copy links" onPress={() => {}} />
            <BulkAction icon={<Download />} label="Export" disabledReason="The list is too long" onPress={() => {}} />
          </>
        }
        facts={
          <>
            <span>{formatCount(found.length)} claims</span>
            {peeked ? <span>Quick look at {peeked}</span> : null}
          </>
        }
      />
    </Frame>
  );
}
