"use client";

import { parseAsNumberLiteral, parseAsStringLiteral, useQueryStates } from "nuqs";
import { detectTimezone } from "@/lib/client/session/detect-timezone";
import type { ActivityQuery } from "@/lib/contract/project";
import { ACTIVITY_KIND_NAMES, type ActivityKind, subjectsOf } from "@/lib/domain/activity-kinds";

/** How many days back, today among them. */
export const DAY_COUNTS = [1, 7, 30, 90] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

const QUERY = { kind: parseAsStringLiteral(ACTIVITY_KIND_NAMES), days: parseAsNumberLiteral(DAY_COUNTS) };

/** The first of so many days, the last of which the clock shows now: YYYY-MM-DD. */
export function firstDay(days: number, now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1, 12);
  const two = (count: number) => String(count).padStart(2, "0");
  return `${first.getFullYear()}-${two(first.getMonth() + 1)}-${two(first.getDate())}`;
}

/** What of the activity is shown, in the address; every choice is a step back. */
export function useActivityQuery() {
  const [{ kind, days }, setQuery] = useQueryStates(QUERY, { history: "push" });
  const since = days === null ? {} : { minDate: firstDay(days, new Date()), timezone: detectTimezone() };
  const params: ActivityQuery = { ...subjectsOf(kind), ...since, sort: "-createdAt" };
  return {
    kind,
    days,
    params,
    setKind: (chosen: ActivityKind | null) => void setQuery({ kind: chosen }),
    setDays: (chosen: DayCount | null) => void setQuery({ days: chosen }),
    clear: () => void setQuery({ kind: null, days: null }),
  };
}
