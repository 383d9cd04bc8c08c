"use client";

import { useState } from "react";
import type { ActivityQuery } from "../../../contract/project";
import type { Activity } from "../../../domain/entities";
import { useBackend } from "../../reads/use-backend";

/** The largest page size. */
const PAGE_SIZE = 200;

export type ActivityPeople = {
  /** Names by key, sorted by name. */
  names: ReadonlyMap<string, string>;
  /** To be called when the choice of people opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
};

const NO_NAMES: ActivityPeople["names"] = new Map();
const byName = new Intl.Collator("en", { sensitivity: "base" });

/**
 * The authors of the activities of a claim or a company. If the list is incomplete (`isAll` is false), also reads the
 * authors of the newest 200 activities, once the choice is open or the `person` in the address has no name yet.
 */
export function useActivityPeople(
  subject: Pick<ActivityQuery, "projectKey" | "companyKey">,
  listed: readonly Activity[],
  { isAll, person }: { isAll: boolean; person: string | null },
): ActivityPeople {
  const subjectKey = subject.projectKey ?? subject.companyKey;
  const [known, setKnown] = useState({ where: subjectKey, names: NO_NAMES });
  const names = known.where === subjectKey ? known.names : NO_NAMES;
  const [isOpen, setIsOpen] = useState(false);
  const shouldRead = !isAll && (isOpen || (person !== null && !names.has(person)));
  const newest = useBackend("activity.list", shouldRead ? { ...subject, sort: "-createdAt", limit: PAGE_SIZE } : null);
  // Both lists start with the newest, so a person who was renamed has the current name.
  const oldestFirst = [...listed, ...(newest.data?.activities ?? [])].reverse();
  const found = new Map(oldestFirst.map(({ actorKey, actorName }) => [actorKey, actorName]));
  if ([...found].some(([key, name]) => names.get(key) !== name)) {
    const all = [...new Map([...names, ...found])];
    setKnown({ where: subjectKey, names: new Map(all.sort(([, one], [, other]) => byName.compare(one, other))) });
  }
  return { names, onOpenChange: setIsOpen };
}
