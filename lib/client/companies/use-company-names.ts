"use client";

import { useMemo } from "react";
import { useBackend } from "../use-backend";

/** Why the companies are not known, and how to ask for them again. */
export type UnreadCompanies = { message: string; retry: () => void };

/** Company names by key; empty until they are known. */
export function useCompanyNames(): ReadonlyMap<string, string> {
  return useCompanies().names;
}

/** The same, for who must tell companies that there are not from those that are not known. */
export function useCompanies() {
  const { data, error, reload } = useBackend("company.listAll", {});
  const names: ReadonlyMap<string, string> = useMemo(
    () => new Map((data ?? []).map(({ key, name }) => [key, name])),
    [data],
  );
  const message = data === undefined ? error?.message : undefined;
  const unread: UnreadCompanies | null = useMemo(
    () => (message === undefined ? null : { message, retry: () => void reload() }),
    [message, reload],
  );
  return { names, isRead: data !== undefined, unread };
}
