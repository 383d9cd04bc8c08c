"use client";

import { useState } from "react";
import type { ActivityQuery } from "../../../contract/project";
import type { Activity } from "../../../domain/entities";
import { useBackend } from "../../reads/use-backend";

/** The most that one page of a list holds. */
const MOST = 200;

export type ActivityPeople = {
  /** By key, in the order of the names. */
  names: ReadonlyMap<string, string>;
  /** Hears whether they are offered to be chosen from. */
  onOpenChange: (isOpen: boolean) => void;
};

const NOBODY: ActivityPeople["names"] = new Map();
const byName = new Intl.Collator("en", { sensitivity: "base" });

/**
 * Who did something on a claim or in a company: of what is listed or has been, and where that is not all of it (`isAll`), of
 * the newest 200 activities there as well. These are read while they are wanted: somebody is chosen from them, or the `person`
 * whom the address names has no name yet.
 */
export function useActivityPeople(
  of: Pick<ActivityQuery, "projectKey" | "companyKey">,
  listed: readonly Activity[],
  { isAll, person }: { isAll: boolean; person: string | null },
): ActivityPeople {
  const where = of.projectKey ?? of.companyKey;
  const [known, setKnown] = useState({ where, names: NOBODY });
  const names = known.where === where ? known.names : NOBODY;
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = !isAll && (isOpen || (person !== null && !names.has(person)));
  const newest = useBackend("activity.list", isWanted ? { ...of, sort: "-createdAt", limit: MOST } : null);
  // Both begin with the newest: of somebody who had another name before, it is the name of now.
  const told = [...listed, ...(newest.data?.activities ?? [])].reverse();
  const found = new Map(told.map(({ actorKey, actorName }) => [actorKey, actorName]));
  if ([...found].some(([key, name]) => names.get(key) !== name)) {
    const all = [...new Map([...names, ...found])];
    setKnown({ where, names: new Map(all.sort(([, one], [, other]) => byName.compare(one, other))) });
  }
  return { names, onOpenChange: setIsOpen };
}
