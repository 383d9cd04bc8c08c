import { GlyphChip } from "@/components/ui/glyph-chip";
import { TimeText } from "@/components/ui/time-text";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { overviewWords } from "./words";

/** What has become of an inspection, in one chip or a date. */
export function SurveyState({ survey, now }: { survey: Survey; now: number }) {
  if (survey.done) return <GlyphChip tone="ok" glyph="check" label={overviewWords.done} />;
  if (survey.reviewedAt) return <GlyphChip tone="ok" glyph="check" label={overviewWords.reviewed} />;
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <GlyphChip tone="neutral" glyph="eye" label={overviewWords.notReviewed} />;
  if (expiry.state === "expired") return <GlyphChip tone="bad" glyph="hourglass" label={overviewWords.expired} />;
  if (expiry.state === "soon") {
    return <GlyphChip tone={expiry.tone} glyph="hourglass" label={`${overviewWords.expires} ${expiry.text}`} />;
  }
  return (
    <>
      {overviewWords.expires} <TimeText iso={expiry.expiresAt} now={now} as="list" />
    </>
  );
}
