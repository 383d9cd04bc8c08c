"use client";

import { createParser, parseAsNumberLiteral, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import type { ActivityQuery } from "../../../contract/project";
import { type ActivityKind, subjectsOf } from "../../../domain/activity-kinds";
import { KEY_PREFIXES } from "../../../domain/keys";
import { detectTimezone } from "../../session/detect-timezone";
import { activityCopy as copy } from "./copy";
import type { ActivityPeople } from "./use-activity-people";

/** The choices of the filter by days; each number includes today. */
const DAY_COUNTS = [1, 7, 30, 90] as const;
const DAYS = DAY_COUNTS.map((count) => ({ value: String(count), label: copy.lastDays(count) }));

const MAX_KEY_LENGTH = 120;
const personKey = createParser({
  parse: (text: string) =>
    text.startsWith(KEY_PREFIXES.employee) && text.length <= MAX_KEY_LENGTH && !/[\s,]/.test(text) ? text : null,
  serialize: String,
});

/** Returns the first of `days` days that end today, as YYYY-MM-DD. */
export function firstDay(days: number, now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1, 12);
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  return `${first.getFullYear()}-${twoDigits(first.getMonth() + 1)}-${twoDigits(first.getDate())}`;
}

/** The parameter names in the address. */
type Names = { kind: string; days: string; person: string };

/**
 * The filters of a list of activities, in the address; each change adds a history entry. `kinds` and `names` have to
 * be constants.
 */
export function useActivityQuery(kinds: readonly ActivityKind[], names: Names) {
  const query = useMemo(
    () => ({ kind: parseAsStringLiteral(kinds), days: parseAsNumberLiteral(DAY_COUNTS), person: personKey }),
    [kinds],
  );
  const [{ kind, days, person }, setQuery] = useQueryStates(query, { history: "push", urlKeys: names });
  const since = days === null ? {} : { minDate: firstDay(days, new Date()), timezone: detectTimezone() };
  const author = person === null ? {} : { employeeKey: person };
  const params: ActivityQuery = { ...subjectsOf(kind), ...since, ...author, sort: "-createdAt" };
  const kindFilter = {
    id: "kind" as const,
    label: copy.kind,
    anyLabel: copy.everyKind,
    choices: kinds.map((value) => ({ value, label: copy.kinds[value] })),
    value: kind,
    onValueChange: (chosen: string | null) => void setQuery({ kind: kinds.find((one) => one === chosen) ?? null }),
  };
  const daysFilter = {
    id: "days" as const,
    label: copy.days,
    anyLabel: copy.everyDay,
    choices: DAYS,
    value: days === null ? null : String(days),
    onValueChange: (chosen: string | null) =>
      void setQuery({ days: DAY_COUNTS.find((count) => String(count) === chosen) ?? null }),
  };
  /** The choices include the person in the address, even if the name is unknown. */
  const personFilter = ({ names, onOpenChange }: ActivityPeople) => {
    const choices = [...names].map(([value, label]) => ({ value, label }));
    const isKnown = person === null || names.has(person);
    return {
      id: "person" as const,
      label: copy.person,
      anyLabel: copy.everybody,
      choices: isKnown ? choices : [...choices, { value: person, label: copy.somebody }],
      value: person,
      onOpenChange,
      onValueChange: (chosen: string | null) => void setQuery({ person: chosen }),
    };
  };
  return {
    params,
    person,
    isNarrowed: kind !== null || days !== null || person !== null,
    filters: [kindFilter, daysFilter],
    personFilter,
    clear: () => void setQuery({ kind: null, days: null, person: null }),
  };
}
