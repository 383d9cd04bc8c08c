/** What the page and the QA report's window say to each other. Both are of one origin, and trust no other. */
import type { ClaimPlace } from "@/lib/domain/insured-paths";
import type { QaReport } from "./report";

export const QA_REPORT_URL = "/templates/qa-report.html";
/** The browser's name for the window: a second press finds it again. */
export const QA_REPORT_WINDOW = "lintel-qa-report";

/** As in public/templates/qa-report-messages.js. A window of another version hears nothing, and closes by and by. */
const TO_REPORT = "lintel-qa-report/1";
const FROM_REPORT = "lintel-qa-report-window/1";
const LONGEST_KEY = 200;

/** `report` null: it is being read. `failure`: why there is none, or why it may be old. */
export type ToReport = { kind: "report"; report: QaReport | null; failure: string | null; isHeld: boolean };

export type FromReport =
  /** The window can show something; `held`: which claim it was told to hold, by this page or the one before. */
  | { kind: "ready"; held: ClaimPlace | null }
  /** Its button was pressed: it is to hold the claim that it shows, or to follow again. */
  | { kind: "hold"; isHeld: boolean };

export const toReport = (message: ToReport) => ({ ...message, type: TO_REPORT });

const isKey = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST_KEY;

function readPlace(value: unknown): ClaimPlace | null {
  if (typeof value !== "object" || value === null) return null;
  const { insuredKey, projectKey } = value as Record<string, unknown>;
  return isKey(insuredKey) && isKey(projectKey) ? { insuredKey, projectKey } : null;
}

/** What a report's window said; null for anything else that a page may be sent. */
export function readFromReport(data: unknown): FromReport | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, kind, held, isHeld } = data as Record<string, unknown>;
  if (type !== FROM_REPORT) return null;
  if (kind === "ready") return { kind, held: readPlace(held) };
  return kind === "hold" && typeof isHeld === "boolean" ? { kind, isHeld } : null;
}
