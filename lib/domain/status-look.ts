/** How a claim's status is drawn wherever it stands: a tone, a glyph and a word, never the colour alone. */
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

/** The look of a status; another backend's unknown status is shown by its own words in the calmest tone. */
export function statusLook(status: ProjectStatus): StatusLook {
  return LOOKS[status] ?? { tone: "info", glyph: "half-circle", label: status };
}
