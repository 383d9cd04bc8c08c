"use client";

import { useState } from "react";
import type { ActivityQuery } from "../../contract/project";
import type { Activity } from "../../domain/entities";
import { useBackend } from "../use-backend";

/** The most that one page of a list holds. */
const MOST = 200;

type People = ReadonlyMap<string, string>;

const NOBODY: People = new Map();
const byName = new Intl.Collator("en", { sensitivity: "base" });

/**
 * Who did something on a claim or in a company, by key, in the order of their names: of what is listed or has been, and where
 * that is not all of it (`isAll`), of the newest 200 activities there as well.
 */
export function useActivityPeople(
  of: Pick<ActivityQuery, "projectKey" | "companyKey">,
  listed: readonly Activity[],
  isAll: boolean,
): People {
  const where = of.projectKey ?? of.companyKey;
  const [known, setKnown] = useState({ where, names: NOBODY });
  const names = known.where === where ? known.names : NOBODY;
  const newest = useBackend("activity.list", isAll ? null : { ...of, sort: "-createdAt", limit: MOST });
  // Both begin with the newest: of somebody who had another name before, it is the name of now.
  const told = [...listed, ...(newest.data?.activities ?? [])].reverse();
  const found = new Map(told.map(({ actorKey, actorName }) => [actorKey, actorName]));
  if ([...found].some(([key, name]) => names.get(key) !== name)) {
    const all = [...new Map([...names, ...found])];
    setKnown({ where, names: new Map(all.sort(([, one], [, other]) => byName.compare(one, other))) });
  }
  return names;
}
