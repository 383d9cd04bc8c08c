/** Builds the QA report of a claim. Pure. */
import { formatCount, formatDayAndTime, formatEventTime } from "@/components/ui/format-time";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { reasonOf, rejectionOf, STOPPED } from "@/lib/domain/status-reason";
import { noteCopy } from "../notes/copy";
import { overviewCopy } from "../parts/copy";
import { statusCopy } from "../parts/status-copy";
import { blockersSection } from "./blockers-section";
import { qaReportCopy as copy } from "./copy";
import { inspectionsSection } from "./inspections-section";
import type { QaReport, ReportFact, ReportText } from "./report";
import { chip, type ReportFacts, type SectionOf } from "./report-facts";
import { roomsSection } from "./rooms-section";

/** The claim's notes, newest first. */
const notesSection: SectionOf = ({ notes, areNotesUnread, now, timeZone }) => {
  const newestFirst = [...(notes ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const unread = areNotesUnread ? copy.notesUnread : copy.notesReading;
  return [
    {
      title: copy.notes,
      detail: newestFirst.length === 0 ? "" : formatCount(newestFirst.length),
      empty: notes === null ? unread : noteCopy.none,
      isAside: true,
      body: {
        kind: "notes",
        notes: newestFirst.map(({ authorName, body, createdAt }) => ({
          author: authorName,
          time: formatEventTime(createdAt, { now, timeZone }),
          body,
        })),
      },
    },
  ];
};

/** Returns the report with all texts and times formatted, so that the window only renders them. */
export function reportOf(facts: ReportFacts): QaReport {
  const { insured, project } = facts.claim;
  const name = personName(insured);
  const property = propertyOfProject(insured, project);
  return {
    place: { insuredKey: insured.key, projectKey: project.key },
    title: copy.title(name),
    name,
    address: property ? addressText(property.address) : copy.noProperty,
    facts: factsOf(facts),
    reason: statusReason(project, facts),
    sections: [inspectionsSection, roomsSection, blockersSection, notesSection].flatMap((section) => section(facts)),
    asOf: copy.asOf(formatDayAndTime(new Date(facts.now).toISOString(), facts.timeZone), facts.zone),
  };
}

function factsOf({ claim: { project }, companyName, reviewer, now }: ReportFacts): ReportFact[] {
  const age = statusAge(project.status, project.statusChangedAt, now);
  const tone = age.tone === "plain" ? "neutral" : age.tone;
  return [
    { name: copy.claim, value: { text: project.claimNumber } },
    ...(companyName ? [{ name: copy.company, value: { text: companyName } }] : []),
    { name: copy.order, value: { text: overviewCopy.orderTypes[project.orderType] ?? project.orderType } },
    { name: copy.reviewer, value: reviewer ? { text: reviewer } : { text: copy.noReviewer, tone: "neutral" } },
    { name: copy.status, value: chip(statusLook(project.status)), note: { text: age.text, tone } },
  ];
}

/** Returns the rejection, its time and the reason of the status; null without any. */
function statusReason(project: Project, { now, timeZone }: ReportFacts): ReportText | null {
  const rejection = rejectionOf(project);
  const reason = reasonOf(project);
  const parts = [
    rejection ? statusCopy.rejectedBy(rejection.by) : null,
    rejection?.at ? formatEventTime(rejection.at, { now, timeZone }) : null,
  ].filter(Boolean);
  const text = [parts.join(" · "), reason ? statusCopy.noteReason(reason) : ""].filter(Boolean).join(". ");
  if (text === "") return null;
  const { glyph, label } = statusLook(project.status);
  return { ...chip({ tone: STOPPED.includes(project.status) ? "bad" : "warn", glyph, label }), text };
}
