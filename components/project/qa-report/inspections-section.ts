import { formatDayAndTime, formatEventTime } from "@/components/ui/format-time";
import { readGlyphShape } from "@/components/ui/glyph";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { overviewCopy } from "../parts/copy";
import { qaReportCopy as copy } from "./copy";
import type { ReportText } from "./report";
import { chip, type ReportFacts, type SectionOf } from "./report-facts";

/** Review and expiration of each inspection. */
export const inspectionsSection: SectionOf = (facts) => {
  const surveys = facts.claim.project.surveys ?? [];
  const { name, reviewed, expires } = copy.inspectionColumns;
  return [
    {
      title: copy.inspections,
      detail: "",
      empty: overviewCopy.noInspections,
      body: {
        kind: "table",
        columns: [{ label: name }, { label: reviewed }, { label: expires }],
        rows: surveys.map((survey) => [
          [{ text: survey.name || overviewCopy.unnamedInspection }],
          reviewOf(survey, facts),
          expiryOf(survey, facts),
        ]),
      },
    },
  ];
};

function reviewOf({ reviewedAt, done }: Survey, { now, timeZone }: ReportFacts): ReportText[] {
  const review: ReportText = reviewedAt
    ? chip({ tone: "ok", glyph: "check", label: formatEventTime(reviewedAt, { now, timeZone }) })
    : chip({ tone: "plain", glyph: "eye", label: overviewCopy.notReviewed });
  return done ? [review, chip({ tone: "ok", glyph: "check", label: overviewCopy.done })] : [review];
}

function expiryOf(survey: Survey, { now, timeZone }: ReportFacts): ReportText[] {
  const expiry = surveyExpiry(survey, now);
  if (expiry === null) return [{ text: survey.expiresAt ? copy.noLongerExpires : copy.noExpiry, tone: "neutral" }];
  const time = { text: formatDayAndTime(expiry.expiresAt, timeZone) };
  if (expiry.state === "later") return [time];
  const glyph = readGlyphShape("hourglass");
  if (expiry.state === "expired") return [{ text: overviewCopy.expired, tone: "bad", glyph }, time];
  return [{ text: copy.left(expiry.text), tone: expiry.tone, glyph }, time];
}
