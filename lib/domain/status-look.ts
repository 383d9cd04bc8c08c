/** The appearance of a claim's status: a tone, a glyph and a label, so that color never carries the status alone. */
import type { ProjectStatus } from "./project-status";

export type StatusTone = "info" | "accent" | "violet" | "ok" | "warn" | "bad";
export type StatusGlyph = "eye" | "half-circle" | "cpu" | "check" | "alert" | "camera" | "ban";
export type StatusLook = { tone: StatusTone; glyph: StatusGlyph; label: string };

const LOOKS: Record<ProjectStatus, StatusLook> = {
  "needs review": { tone: "info", glyph: "eye", label: "Needs review" },
  "in review": { tone: "accent", glyph: "half-circle", label: "In review" },
  "needs processing": { tone: "violet", glyph: "cpu", label: "Needs processing" },
  "in processing": { tone: "violet", glyph: "cpu", label: "In processing" },
  delivered: { tone: "ok", glyph: "check", label: "Delivered" },
  "needs attention": { tone: "warn", glyph: "alert", label: "Needs attention" },
  "needs media": { tone: "warn", glyph: "camera", label: "Needs media" },
  invalid: { tone: "bad", glyph: "ban", label: "Invalid" },
  rejected: { tone: "bad", glyph: "ban", label: "Rejected" },
};

/** Returns the appearance of a status. An unknown status gets its own name as the label and a neutral tone. */
export function statusLook(status: ProjectStatus): StatusLook {
  return LOOKS[status] ?? { tone: "info", glyph: "half-circle", label: status };
}
