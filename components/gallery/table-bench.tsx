"use client";

import { useState } from "react";
import { Segmented } from "@/components/ui/inputs/segmented";
import { DataTable } from "@/components/ui/table/data-table";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import { PlainTable } from "./plain-table";
import { Section } from "./section";
import { CALM, Frame } from "./table-specimen";
import { claims, keyOf } from "./table-specimens";

export const BENCH_KINDS = ["none", "10000", "100000", "plain"] as const;
export type BenchKind = (typeof BENCH_KINDS)[number];

const LABELS: Record<BenchKind, string> = {
  none: "Nothing",
  "10000": "10,000 rows",
  "100000": "100,000 rows",
  plain: "Plain, 1,000 rows",
};
const OPTIONS = BENCH_KINDS.map((value) => ({ value, label: LABELS[value] }));
const PLAIN_ROWS = 1_000;

/** The page for table benchmarks: each choice unmounts the previous table and renders its own in one update. */
export function TableBench({ first }: { first: BenchKind }) {
  const [kind, setKind] = useState(first);
  return (
    <Section title="Bench" note="compares with a plain table that renders every row with the same cells">
      <div style={{ gridColumn: "1 / -1" }}>
        <Segmented label="Table" value={kind} onValueChange={setKind} options={OPTIONS} />
        <Frame size="bench">
          {kind === "plain" ? <PlainTable items={claims(PLAIN_ROWS)} /> : null}
          {kind === "10000" || kind === "100000" ? <LongTable count={Number(kind)} /> : null}
        </Frame>
      </div>
    </Section>
  );
}

function LongTable({ count }: { count: number }) {
  const items = claims(count);
  const selection = useRowSelection({
    items,
    itemKey: keyOf,
    listKey: "",
    viewKey: "",
    isLoading: false,
    isComplete: true,
  });
  return (
    <DataTable
      {...CALM}
      isMain
      label="Claims"
      items={items}
      total={count}
      density="comfortable"
      selection={selection}
    />
  );
}
