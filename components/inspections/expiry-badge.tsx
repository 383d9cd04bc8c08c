import { GlyphChip } from "@/components/ui/glyph-chip";
import { TimeText } from "@/components/ui/time-text";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import styles from "./inspections-screen.module.css";
import { inspectionsWords } from "./words";

/** When an open inspection runs out: a day while there is time, a badge in its last 24 hours. */
export function ExpiryBadge({ survey, now }: { survey: Survey; now: number }) {
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <span className={styles.none}>{inspectionsWords.none}</span>;
  if (expiry.state === "later") return <TimeText iso={expiry.expiresAt} now={now} as="list" />;
  if (expiry.state === "expired") return <GlyphChip tone="bad" glyph="hourglass" label={inspectionsWords.expired} />;
  return (
    <span title={inspectionsWords.expiresIn(expiry.text)}>
      <GlyphChip tone={expiry.tone} glyph="hourglass" label={expiry.text} />
    </span>
  );
}
