import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import type { Survey } from "@/lib/domain/entities";
import { surveyExpiry } from "@/lib/domain/survey-expiry";
import styles from "./inspections-screen.module.css";
import { inspectionsWords } from "./words";

/** When an open inspection runs out; a dash where none does. */
export function SurveyExpiryBadge({ survey, now }: { survey: Survey; now: number }) {
  const expiry = surveyExpiry(survey, now);
  if (!expiry) return <span className={styles.none}>{inspectionsWords.none}</span>;
  return <ExpiryBadge expiry={expiry} now={now} words={inspectionsWords} />;
}
