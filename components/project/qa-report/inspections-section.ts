import { dayAndTime, eventTime } from "@/components/ui/format-time";
import { glyphShape } from "@/components/ui/glyph";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { overviewWords } from "../parts/words";
import type { Said } from "./report";
import { chip, type ReportFacts, type SectionOf } from "./report-facts";
import { qaReportWords as words } from "./words";

/** Each inspection: whether and when it was reviewed, and when it runs out. */
export const inspectionsSection: SectionOf = (facts) => {
  const surveys = facts.claim.project.surveys ?? [];
  const { name, reviewed, expires } = words.inspectionColumns;
  return [
    {
      title: words.inspections,
      detail: "",
      empty: overviewWords.noInspections,
      body: {
        kind: "table",
        columns: [{ label: name }, { label: reviewed }, { label: expires }],
        rows: surveys.map((survey) => [
          [{ text: survey.name || overviewWords.unnamedInspection }],
          reviewOf(survey, facts),
          expiryOf(survey, facts),
        ]),
      },
    },
  ];
};

function reviewOf({ reviewedAt, done }: Survey, { now, timeZone }: ReportFacts): Said[] {
  const review: Said = reviewedAt
    ? chip({ tone: "ok", glyph: "check", label: eventTime(reviewedAt, { now, timeZone }) })
    : chip({ tone: "plain", glyph: "eye", label: overviewWords.notReviewed });
  return done ? [review, chip({ tone: "ok", glyph: "check", label: overviewWords.done })] : [review];
}

function expiryOf(survey: Survey, { now, timeZone }: ReportFacts): Said[] {
  const expiry = surveyExpiry(survey, now);
  if (expiry === null) return [{ text: survey.expiresAt ? words.noLongerExpires : words.noExpiry, tone: "neutral" }];
  const at = { text: dayAndTime(expiry.expiresAt, timeZone) };
  if (expiry.state === "later") return [at];
  const glyph = glyphShape("hourglass");
  if (expiry.state === "expired") return [{ text: overviewWords.expired, tone: "bad", glyph }, at];
  return [{ text: words.left(expiry.text), tone: expiry.tone, glyph }, at];
}
