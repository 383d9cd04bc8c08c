/** Messages between the page and the QA report's window; both accept only messages of their own origin. */
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import type { QaReport } from "./report";

export const QA_REPORT_URL = "/templates/qa-report.html";
/** Browser name of the window, so that a second press reuses the open window. */
export const QA_REPORT_WINDOW = "lintel-qa-report";

/**
 * Same values as in public/templates/qa-report-messages.js. A window of another version ignores the messages and closes
 * after a while.
 */
const TO_REPORT = "lintel-qa-report/1";
const FROM_REPORT = "lintel-qa-report-window/1";
const MAX_KEY_LENGTH = 200;

/** `report` is null while loading. `failure`: why there is no report, or why it may be outdated. */
export type ToReport = { kind: "report"; report: QaReport | null; failure: string | null; isHeld: boolean };

export type FromReport =
  /** The window is ready to render. `held`: the claim that the window holds, if any. */
  | { kind: "ready"; held: ClaimPlace | null }
  /** The hold button was pressed: hold the shown claim, or follow the page again. */
  | { kind: "hold"; isHeld: boolean };

export const toReport = (message: ToReport) => ({ ...message, type: TO_REPORT });

const isKey = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= MAX_KEY_LENGTH;

function readPlace(value: unknown): ClaimPlace | null {
  if (typeof value !== "object" || value === null) return null;
  const { insuredKey, projectKey } = value as Record<string, unknown>;
  return isKey(insuredKey) && isKey(projectKey) ? { insuredKey, projectKey } : null;
}

/** Parses a message of the window; null for anything else. */
export function readFromReport(data: unknown): FromReport | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, kind, held, isHeld } = data as Record<string, unknown>;
  if (type !== FROM_REPORT) return null;
  if (kind === "ready") return { kind, held: readPlace(held) };
  return kind === "hold" && typeof isHeld === "boolean" ? { kind, isHeld } : null;
}
