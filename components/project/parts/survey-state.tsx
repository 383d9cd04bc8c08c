import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import { GlyphChip } from "@/components/ui/feedback/glyph-chip";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import { overviewCopy } from "./copy";

/** An inspection's state as one chip or date. */
export function SurveyState({ survey, now }: { survey: Survey; now: number }) {
  if (survey.done) return <GlyphChip tone="ok" glyph="check" label={overviewCopy.done} />;
  if (survey.reviewedAt) return <GlyphChip tone="ok" glyph="check" label={overviewCopy.reviewed} />;
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <GlyphChip tone="neutral" glyph="eye" label={overviewCopy.notReviewed} />;
  return <ExpiryBadge expiry={expiry} now={now} copy={overviewCopy} prefix={overviewCopy.expires} />;
}
