"use client";

import { useMemo } from "react";
import { useBackend } from "../../reads/use-backend";
import { useCompanyNames } from "./use-company-names";

/** Why the companies are unknown, and how to retry. */
export type UnreadCompanies = { message: string; retry: () => void };

/** Returns company names by key, and whether they are read: only then does a missing name mean a missing company. */
export function useCompanies() {
  const names = useCompanyNames();
  const { data, error, reload } = useBackend("company.listAll", {});
  const isRead = data !== undefined;
  const message = isRead ? undefined : error?.message;
  const unread: UnreadCompanies | null = useMemo(
    () => (message === undefined ? null : { message, retry: () => void reload() }),
    [message, reload],
  );
  return { names, isRead, unread };
}
