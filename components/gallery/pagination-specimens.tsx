"use client";

import { useState } from "react";
import { Pagination, type PaginationProps } from "@/components/ui/table/pagination";
import { Specimen } from "./section";

const STATES: readonly { name: string; page: number; total: number; isLoading?: boolean }[] = [
  { name: "first of many", page: 1, total: 1284 },
  { name: "in the middle", page: 26, total: 1284 },
  { name: "last, not full", page: 52, total: 1284 },
  { name: "few pages, one on its way", page: 2, total: 93, isLoading: true },
  { name: "one page", page: 1, total: 12 },
  { name: "nothing", page: 1, total: 0 },
];

export function PaginationSpecimens() {
  return STATES.map(({ name, page, total, isLoading }) => (
    <Specimen key={name} label={name} isWide>
      <LivePagination label={`Claims, ${name}`} page={page} total={total} isLoading={isLoading} />
    </Specimen>
  ));
}

function LivePagination(props: Pick<PaginationProps, "label" | "page" | "total" | "isLoading">) {
  const [page, setPage] = useState(props.page);
  const [perPage, setPerPage] = useState(25);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={setPage}
      perPage={perPage}
      perPageOptions={[25, 50, 100]}
      onPerPageChange={(next) => {
        setPerPage(next);
        setPage(1);
      }}
    />
  );
}
