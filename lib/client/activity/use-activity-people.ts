"use client";

import { useMemo } from "react";
import type { ActivityQuery } from "../../contract/project";
import type { Activity } from "../../domain/entities";
import { useBackend } from "../use-backend";

/** The most that one page of a list holds. */
const MOST = 200;

const byName = new Intl.Collator("en", { sensitivity: "base" });

/**
 * Who did something on a claim or in a company, by key, in the order of their names: of what is listed, and where that is not
 * all of it (`isAll`), of the newest 200 activities there as well.
 */
export function useActivityPeople(
  of: Pick<ActivityQuery, "projectKey" | "companyKey">,
  listed: readonly Activity[],
  isAll: boolean,
): ReadonlyMap<string, string> {
  const newest = useBackend("activity.list", isAll ? null : { ...of, sort: "-createdAt", limit: MOST });
  const others = newest.data?.activities;
  return useMemo(() => {
    const names = [...listed, ...(others ?? [])].map(({ actorKey, actorName }) => [actorKey, actorName] as const);
    return new Map([...new Map(names)].sort(([, one], [, other]) => byName.compare(one, other)));
  }, [listed, others]);
}
