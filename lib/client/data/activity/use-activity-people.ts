"use client";

import { useState } from "react";
import type { ActivityQuery } from "../../../contract/project";
import type { Activity } from "../../../domain/entities";
import { useBackend } from "../../reads/use-backend";

/** The largest page size. */
const MOST = 200;

export type ActivityPeople = {
  /** Names by key, sorted by name. */
  names: ReadonlyMap<string, string>;
  /** Call with whether the choice of people is open. */
  onOpenChange: (isOpen: boolean) => void;
};

const NOBODY: ActivityPeople["names"] = new Map();
const byName = new Intl.Collator("en", { sensitivity: "base" });

/**
 * The authors of the activities of a claim or a company. If the list is incomplete (`isAll` is false), also reads the
 * authors of the newest 200 activities, once the choice is open or the `person` of the address has no name yet.
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
  const shouldRead = !isAll && (isOpen || (person !== null && !names.has(person)));
  const newest = useBackend("activity.list", shouldRead ? { ...of, sort: "-createdAt", limit: MOST } : null);
  // Both lists start with the newest, so a person who was renamed has the current name.
  const oldestFirst = [...listed, ...(newest.data?.activities ?? [])].reverse();
  const found = new Map(oldestFirst.map(({ actorKey, actorName }) => [actorKey, actorName]));
  if ([...found].some(([key, name]) => names.get(key) !== name)) {
    const all = [...new Map([...names, ...found])];
    setKnown({ where, names: new Map(all.sort(([, one], [, other]) => byName.compare(one, other))) });
  }
  return { names, onOpenChange: setIsOpen };
}
