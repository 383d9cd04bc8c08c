"use client";

import { Download, Link2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { BulkAction, BulkBar } from "@/components/ui/table/bulk-bar";
import { ListSpecimen } from "./list-specimen";
import { PaginationSpecimens } from "./pagination-specimens";
import { Section, Specimen } from "./section";
import { BENCH_KINDS, TableBench } from "./table-bench";
import styles from "./table-frame.module.css";
import { TableSpecimen } from "./table-specimen";
import { hardClaims } from "./table-specimens";

/** Tables in every state; `?rows=10000`, `100000` or `plain` shows a table for benchmarks. */
export function TableGroup() {
  const rows = useSearchParams().get("rows");
  const kind = BENCH_KINDS.find((known) => known === rows);
  if (kind) return <TableBench first={kind} />;
  return (
    <>
      <Section title="List page" note="search, sort, columns, row height, selection, row menu, keys, endless">
        <Specimen label="300 records, 100 at a time" isWide>
          <ListSpecimen />
        </Specimen>
      </Section>
      <Section title="Data table" note="28, 36 and 44 px; three lines under 760 px">
        <Specimen label="dense" isWide>
          <TableSpecimen label="Dense" density="dense" />
        </Specimen>
        <Specimen label="standard" isWide>
          <TableSpecimen label="Standard" density="standard" />
        </Specimen>
        <Specimen label="comfortable, two selected" isWide>
          <TableSpecimen label="Comfortable" density="comfortable" chosenCount={2} />
        </Specimen>
        <Specimen label="loading" isWide>
          <TableSpecimen label="Loading table" items={[]} total={null} isLoading />
        </Specimen>
        <Specimen label="loading more" isWide>
          <TableSpecimen label="Loading more rows" isLoadingMore hasMore total={9} size="middle" />
        </Specimen>
        <Specimen label="empty" isWide>
          <TableSpecimen label="Empty" items={[]} total={0} />
        </Specimen>
        <Specimen label="nothing found" isWide>
          <TableSpecimen
            label="Nothing found"
            items={[]}
            total={0}
            empty={<EmptyState sentence="Nothing matches “Okofar”." action={<Button>Clear search</Button>} />}
          />
        </Specimen>
        <Specimen label="failed, nothing cached" isWide>
          <TableSpecimen label="Failed" items={[]} total={null} error="Insured not found!" />
        </Specimen>
        <Specimen label="failed, cached rows shown" isWide>
          <TableSpecimen label="Failed, with rows" error="Insured not found!" size="middle" />
        </Specimen>
        <Specimen label="very long, right-to-left, emoji, zero-width, markup, 100 KB" isWide>
          <TableSpecimen label="Hard texts" items={hardClaims()} density="comfortable" size="middle" />
        </Specimen>
      </Section>
      <Section title="Bulk bar" note="floats above the footer line; icons only under 1100 px">
        <Specimen label="three selected" isWide>
          <Bar count={3} />
        </Specimen>
        <Specimen label="all loaded rows selected" isWide>
          <Bar count={100} allLoadedOf={1284} />
        </Specimen>
      </Section>
      <Section title="Pagination" note="arrow keys, Home and End move while the focus is on a page">
        <PaginationSpecimens />
      </Section>
    </>
  );
}

function Bar(props: { count: number; allLoadedOf?: number }) {
  return (
    <div className={styles.afloat}>
      <BulkBar {...props} onClear={() => {}}>
        <BulkAction icon={<Link2 />} label="Copy links" onPress={() => {}} />
        <BulkAction icon={<Download />} label="Export" isBusy onPress={() => {}} />
      </BulkBar>
    </div>
  );
}
