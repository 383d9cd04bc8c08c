"use client";

import {
  createLoader,
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { useSyncExternalStore } from "react";
import type { SortOrder } from "@/components/ui/table/column";
import { sortOf } from "@/components/ui/table/sort-order";
import { detectTimezone } from "@/lib/client/session/detect-timezone";
import { REPORT_DATES, type ReportDate, type ReportSortName } from "@/lib/contract/company";
import { REPORTING_PATH } from "@/lib/domain/admin-paths";
import { KEY_PREFIXES } from "@/lib/domain/keys";
import { ORDER_TYPES, type OrderType, PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";
import { type DayRange, isPlainDay } from "@/lib/validation/day-range";
import { dayOnClock, lastWeeks } from "./report-days";

const SORT_NAMES = [
  "claimNumber",
  "insuredName",
  "address",
  "inspectionType",
  "status",
  "createdAt",
  "reviewedAt",
  "deliveredAt",
  "turnaroundHours",
] as const satisfies readonly ReportSortName[];
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);

const MAX_KEY_LENGTH = 120;
const dayParser = createParser({ parse: (text) => (isPlainDay(text) ? text : null), serialize: String });
const companyKeyParser = createParser({
  parse: (text) =>
    text.startsWith(KEY_PREFIXES.company) && text.length <= MAX_KEY_LENGTH && !/[\s,]/.test(text) ? text : null,
  serialize: String,
});

const QUERY = {
  from: dayParser,
  to: dayParser,
  company: companyKeyParser,
  type: parseAsStringLiteral(ORDER_TYPES),
  status: parseAsArrayOf(parseAsStringLiteral(PROJECT_STATUSES)).withDefault([]),
  /** Which date of an inspection must be in the range. */
  dateOf: parseAsStringLiteral(REPORT_DATES).withDefault("created"),
  sort: parseAsStringLiteral(SORTS).withDefault("-createdAt"),
};
const queryText = createSerializer(QUERY);
const readQuery = createLoader(QUERY);

/** The report's choices. */
export type ReportChoice = { range: DayRange; company: string | null; type: OrderType | null };

const subscribeToNothing = () => () => undefined;

/** Returns the viewer's current day; null until the page runs in the browser, which alone knows the time zone. */
function useToday(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => dayOnClock(new Date()),
    () => null,
  );
}

/** Returns the report's state from the address, with its setters; every choice adds a history entry. */
export function useReportQuery() {
  const [query, setQuery] = useQueryStates(QUERY, { history: "push" });
  const today = useToday();
  const { from, to, company, type, status, dateOf, sort } = query;
  const defaultRange = today === null ? null : lastWeeks(today);
  const range: DayRange | null = from && to ? { from, to } : defaultRange;
  return {
    today,
    /** Null until the viewer's day is known. */
    choice: range && { range, company, type },
    isUsualRange: !(from && to),
    status,
    dateOf,
    sort,
    setRange: (chosen: DayRange | null) => setQuery({ from: chosen?.from ?? null, to: chosen?.to ?? null }),
    setCompany: (key: string | null) => setQuery({ company: key }),
    setType: (chosen: OrderType | null) => setQuery({ type: chosen }),
    setStatus: (chosen: readonly ProjectStatus[]) => setQuery({ status: [...chosen] }),
    setDateOf: (chosen: ReportDate | null) => setQuery({ dateOf: chosen }),
    setSort: (order: SortOrder | null) => setQuery({ sort: sortOf(SORTS, order) }),
    /** Applies a link to the report at once, so that a choice made right after starts from the linked state. */
    follow: (address: string) => setQuery(readQuery(new URL(address, window.location.origin))),
    /** Returns the address of the same report for another range. */
    hrefOf: (other: DayRange) => REPORTING_PATH + queryText({ ...query, from: other.from, to: other.to, dateOf: null }),
    /** Returns the address of the report for another range, with its list filtered to deliveries in that range. */
    deliveredHref: ({ from, to }: DayRange) =>
      REPORTING_PATH + queryText({ ...query, from, to, status: ["delivered"], dateOf: "delivered" }),
    /** Returns the address of the same report, with its list filtered to a status. */
    statusHref: (shown: ProjectStatus) => REPORTING_PATH + queryText({ ...query, status: [shown], dateOf: null }),
  };
}

export type ReportQueryState = ReturnType<typeof useReportQuery>;

/** Returns the parameters for the backend. */
export function reportParams({ range, company, type }: ReportChoice) {
  return {
    minDate: range.from,
    maxDate: range.to,
    timezone: detectTimezone(),
    ...(company === null ? {} : { key: company }),
    ...(type === null ? {} : { inspectionType: type }),
  };
}
