"use client";

import { useMemo } from "react";
import { useBackend } from "../../reads/use-backend";

/** Returns company names by key; empty until they are read. */
export function useCompanyNames(): ReadonlyMap<string, string> {
  const { data } = useBackend("company.listAll", {});
  return useMemo(() => new Map((data ?? []).map(({ key, name }) => [key, name])), [data]);
}
