/** Texts of reporting. */

import { formatCount } from "@/components/ui/format-time";
import type { ReportDate } from "@/lib/contract/company";
import type { OrderType } from "@/lib/domain/project-status";
import { RETRY } from "@/lib/shared-copy";
import { REPORT_FIRST_DAY, REPORT_MAX_YEARS, type ReportRangeFault } from "@/lib/validation/report-range";

const DAYS_FROM_HOURS = 72;
const tenth = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "21 h", from three days on "4.2 d". */
export const hoursText = (hours: number): string =>
  Math.abs(hours) < DAYS_FROM_HOURS ? `${tenth.format(hours)} h` : `${tenth.format(hours / 24)} d`;

const IN_HOURS = { name: "hours", hours: 1, format: (hours: number) => `${tenth.format(hours)} h` };
const IN_DAYS = { name: "days", hours: 24, format: (days: number) => `${tenth.format(days)} d` };
/** The heading of a chart's positions, of so many weeks each; null if there is one for the whole range. */
const placeHead = (weeks: number | null) => (weeks === 1 ? "Week of" : "From");

const TYPES: Record<OrderType, string> = {
  claim: "Claim",
  "multiroom-claim": "Multiroom claim",
  underwriting: "Underwriting",
};
/** An unknown type is shown unchanged. */
export const typeText = (type: string): string => TYPES[type as OrderType] ?? type;

export const reportingCopy = {
  title: "Reports",
  send: "Send by email",
  against: (before: string) => `Compared with ${before}`,
  /** Why there is no report for the requested days. */
  noReport: {
    reversed: "The last day is before the first.",
    tooEarly: `A report starts in ${REPORT_FIRST_DAY.slice(0, 4)} or later.`,
    tooLong: `A report covers at most ${REPORT_MAX_YEARS} years.`,
  } satisfies Record<ReportRangeFault, string>,
  filters: {
    date: "Date",
    apply: "Apply",
    company: "Company",
    companiesUnread: "Companies couldn't be loaded. Retry",
    showEveryCompany: "Show all companies",
    type: "Type",
    everyType: "All types",
    dateOf: "Listed days",
    dates: { created: "Created", delivered: "Delivered" } satisfies Record<ReportDate, string>,
    status: "Status",
    lastWeeks: (count: number) => `Last ${count} weeks`,
    thisYear: "This year",
    lastYear: "Last year",
  },
  figures: {
    label: "Figures",
    inspections: "Inspections",
    reviewed: "Reviewed",
    delivered: "Delivered",
    median: "Median turnaround",
    ninth: "90th percentile",
    basis:
      "Reviewed and Delivered count inspections created in this period. Turnaround covers inspections delivered in it.",
  },
  weeks: {
    title: (weeks: number) => (weeks === 1 ? "Inspections per week" : `Inspections per ${weeks} weeks`),
    running: (weeks: number) => (weeks === 1 ? "Week to date" : `These ${weeks} weeks to date`),
    heads: (weeks: number) => [placeHead(weeks), "Inspections"] as const,
  },
  mix: {
    title: "Status today",
    heads: ["Status", "Inspections"] as const,
    opens: (status: string, count: number) => `${status}: ${formatCount(count)}`,
  },
  turnaround: {
    title: (weeks: number | null, unit: string) =>
      weeks === null || weeks === 1 ? `Turnaround, ${unit}` : `Turnaround per ${weeks} weeks, ${unit}`,
    heads: (weeks: number | null, areCounted: boolean): readonly [string, string, string, string?] =>
      areCounted
        ? [placeHead(weeks), "Median", "90th percentile", "Claims"]
        : [placeHead(weeks), "Median", "90th percentile"],
    /** The unit of a chart by its longest time: days from three days on. */
    unitFor: (longest: number) => (longest < DAYS_FROM_HOURS ? IN_HOURS : IN_DAYS),
    note: "By week of delivery. Solid: median. Dashed: 90th percentile.",
    claims: (count: number) => `${formatCount(count)} ${count === 1 ? "claim" : "claims"}`,
  },
  charts: {
    title: "Analytics dashboard",
    /** The text in place of the dashboard, by its state. */
    place: {
      opening: "Opening the dashboard…",
      slow: "The dashboard is taking longer than usual.",
      silent: "The dashboard isn't responding. Reload it, or keep waiting.",
      refused: "The dashboard was blocked: it redirected to an address that isn't allowed here.",
    },
    again: "Reload",
    source: (host: string) => `From ${host}. If it stays empty or shows an error, reload it.`,
    retry: RETRY,
    impersonating: "The dashboard isn't available while you impersonate a role.",
  },
  exportChart: (title: string) => `Export ${title} as CSV`,
  list: {
    label: "Inspections",
    columns: {
      insuredName: "Insured",
      claimNumber: "Claim",
      address: "Address",
      inspectionType: "Type",
      status: "Status",
      createdAt: "Created",
      reviewedAt: "Reviewed",
      deliveredAt: "Delivered",
      turnaroundHours: "Turnaround",
    },
    none: "—",
    total: (count: number) => `${formatCount(count)} ${count === 1 ? "inspection" : "inspections"}`,
    times: (zone: string) => `Times in ${zone}`,
    empty: {
      created: "No inspections were created in this period.",
      delivered: "No inspections were delivered in this period.",
    },
    showUsual: "Show the last 12 weeks",
    clearStatus: "Show all statuses",
  },
  export: {
    fileName: (day: string) => `report-${day}.csv`,
    chartFile: (title: string, { from, to }: { from: string; to: string }) =>
      `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${from}-${to}.csv`,
    done: (count: number) => `${formatCount(count)} ${count === 1 ? "inspection" : "inspections"} exported.`,
    headings: [
      "Insured",
      "Claim",
      "Address",
      "Type",
      "Status",
      "Created",
      "Reviewed",
      "Delivered",
      "Turnaround in hours",
    ],
  },
  sendDialog: {
    title: "Send report by email",
    about: "Emails these figures to you.",
    company: "Company",
    type: "Type",
    days: "Days",
    chooseCompany: "Choose a company",
    chooseType: "Choose a type",
    cancel: "Cancel",
    send: "Send report",
    sent: "The report is on its way to your inbox.",
  },
};
