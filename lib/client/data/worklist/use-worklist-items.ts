"use client";

import { useEffect, useState } from "react";
import type { SurveyListQuery } from "../../../contract/survey";
import type { SurveyListItem } from "../../../domain/entities";
import { MAX_WORKLIST_LENGTH } from "../../../domain/worklist";
import { useBackend } from "../../reads/use-backend";
import { useBackendPages } from "../../reads/use-backend-pages";
import { usePolling } from "../../reads/use-polling";

/** The longest delay until changes by others are noticed. */
const POLL_INTERVAL_MS = 30_000;
const JUST_REVIEWED = { reviewed: true, sort: "-reviewedAt", limit: 200 } as const;

export type WorklistItems = {
  /** The newest record of every item that was ever in the list. */
  records: ReadonlyMap<string, SurveyListItem>;
  /** The items of the current list. */
  listed: readonly SurveyListItem[];
  total: number | undefined;
  isComplete: boolean;
  error: string | null;
  reload: () => Promise<void>;
};

const NONE: ReadonlyMap<string, SurveyListItem> = new Map();

/**
 * Reads a whole list over all its pages. `isMissing`: whether an item decided before this page was loaded is not in
 * the list.
 */
export function useWorklistItems(params: SurveyListQuery, isMissing: (known: ReadonlyMap<string, unknown>) => boolean) {
  const pages = useBackendPages("survey.list", params, "surveys");
  const { items, hasMore, isLoadingMore, loadMore, reload } = pages;
  const shouldLoadMore = hasMore && !isLoadingMore && !pages.error && items.length < MAX_WORKLIST_LENGTH;
  useEffect(() => {
    if (shouldLoadMore) loadMore();
  }, [shouldLoadMore, loadMore]);
  usePolling(reload, POLL_INTERVAL_MS);

  const [seen, setSeen] = useState({ items: [] as readonly SurveyListItem[], records: NONE });
  const merge = (next: readonly SurveyListItem[], records: ReadonlyMap<string, SurveyListItem>) =>
    new Map([...records, ...next.map((item) => [item.key, item] as const)]);
  const isNew = seen.items !== items && items.length > 0;
  if (isNew) setSeen({ items, records: merge(items, seen.records) });

  const isComplete = pages.total !== undefined && !hasMore && !isLoadingMore;
  const older = useBackend("survey.list", isComplete && isMissing(seen.records) ? JUST_REVIEWED : null);
  const found = older.data?.surveys.filter(({ key }) => !seen.records.has(key)) ?? [];
  if (!isNew && found.length > 0) setSeen({ items, records: merge(found, seen.records) });

  return {
    records: seen.records,
    listed: items,
    total: pages.total,
    isComplete,
    error: pages.error?.message ?? null,
    reload,
  } satisfies WorklistItems;
}
