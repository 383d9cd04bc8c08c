/** When an open inspection expires. A reviewed or completed inspection does not expire. */
import { elapsedText } from "./elapsed";
import type { Survey } from "./entities";

export type SurveyExpiry =
  | { state: "later"; expiresAt: string }
  | { state: "soon"; expiresAt: string; text: string; tone: "warn" | "bad" }
  | { state: "expired"; expiresAt: string };

const WARN_UNDER_MS = 24 * 3_600_000;
const BAD_UNDER_MS = 12 * 3_600_000;

/** Returns null if the inspection does not expire. "soon" is under 24 h, with the time left; bad under 12 h. */
export function surveyExpiry(
  survey: Pick<Survey, "expiresAt" | "reviewedAt" | "done">,
  now: number,
): SurveyExpiry | null {
  const { expiresAt } = survey;
  if (!expiresAt || survey.reviewedAt || survey.done) return null;
  const timeLeft = Date.parse(expiresAt) - now;
  if (timeLeft <= 0) return { state: "expired", expiresAt };
  if (timeLeft >= WARN_UNDER_MS) return { state: "later", expiresAt };
  return { state: "soon", expiresAt, text: elapsedText(timeLeft), tone: timeLeft < BAD_UNDER_MS ? "bad" : "warn" };
}
