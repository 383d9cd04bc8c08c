/** When an open inspection expires. A reviewed or finished one does not. */
import { elapsedText } from "./elapsed";
import type { Survey } from "./entities";

export type SurveyExpiry =
  | { state: "later"; expiresAt: string }
  | { state: "soon"; expiresAt: string; text: string; tone: "warn" | "bad" }
  | { state: "expired"; expiresAt: string };

const WARN_UNDER_MS = 24 * 3_600_000;
const BAD_UNDER_MS = 12 * 3_600_000;

/** Null if nothing expires; "soon" is warn under 24 h and bad under 12 h, with the time left. */
export function surveyExpiry(
  survey: Pick<Survey, "expiresAt" | "reviewedAt" | "done">,
  now: number,
): SurveyExpiry | null {
  const { expiresAt } = survey;
  if (!expiresAt || survey.reviewedAt || survey.done) return null;
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return { state: "expired", expiresAt };
  if (left >= WARN_UNDER_MS) return { state: "later", expiresAt };
  return { state: "soon", expiresAt, text: elapsedText(left), tone: left < BAD_UNDER_MS ? "bad" : "warn" };
}
