/** The mail with a report: its figures compared with the previous period, its statuses and its weeks. */
import type { ReportFigures, ReportSummary } from "../../lib/contract/company";
import { statusLook } from "../../lib/domain/status-look";
import type { Message } from "./outbox";

export type ReportFacts = {
  recipient: string;
  companyKey: string;
  companyName: string;
  inspectionType: string;
  /** Plain days, both included. */
  minDate: string;
  maxDate: string;
  timezone: string;
  summary: ReportSummary;
  appOrigin: string;
};

const whole = new Intl.NumberFormat("en-US");
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
/** Joins the text to one line, without control characters. */
const line = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();

const hours = (count: number | null) => (count === null ? "none" : `${tenths.format(count)} h`);

function figureLines({ current, previous }: ReportSummary): string[] {
  const describeFigure = (name: string, read: (figures: ReportFigures) => string) =>
    `  ${name}: ${read(current)} (before: ${read(previous)})`;
  return [
    describeFigure("Inspections", ({ inspections }) => whole.format(inspections)),
    describeFigure("Reviewed", ({ reviewed }) => whole.format(reviewed)),
    describeFigure("Delivered", ({ delivered }) => whole.format(delivered)),
    describeFigure("Median turnaround", ({ turnaroundP50 }) => hours(turnaroundP50)),
    describeFigure("9 of 10 within", ({ turnaroundP90 }) => hours(turnaroundP90)),
    "  (Reviewed and Delivered count inspections created in this period; turnaround is of those delivered in it.)",
  ];
}

/** With more weeks, the mail omits the list; the screen has all weeks. */
const MAX_WEEKS = 60;

export function reportMessage(facts: ReportFacts): Message {
  const { recipient, companyKey, inspectionType, minDate, maxDate, timezone, summary, appOrigin } = facts;
  const company = line(facts.companyName);
  const query = new URLSearchParams({ from: minDate, to: maxDate, company: companyKey, type: inspectionType });
  const weeks = summary.perWeek.map(({ week, inspections }) => `  ${week}: ${whole.format(inspections)}`);
  const paragraphs = [
    `${company}, ${inspectionType}, ${minDate} to ${maxDate} (${timezone}).`,
    ["Figures, against as many days before", ...figureLines(summary)].join("\n"),
    summary.statusMix.length > 0
      ? [
          "Status today",
          ...summary.statusMix.map(({ status, count }) => `  ${statusLook(status).label}: ${whole.format(count)}`),
        ].join("\n")
      : "",
    weeks.length <= MAX_WEEKS ? ["Inspections per week, by its Monday", ...weeks].join("\n") : "",
    `The inspections themselves:\n${appOrigin}/reporting?${query}`,
  ];
  return {
    channel: "email",
    recipient,
    subject: `Report of ${company}: ${minDate} to ${maxDate}`,
    body: paragraphs.filter(Boolean).join("\n\n"),
  };
}
