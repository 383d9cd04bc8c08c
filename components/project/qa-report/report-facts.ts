import type { GlyphName } from "@/components/ui/glyph";
import { readGlyphShape } from "@/components/ui/glyph";
import type { Tone } from "@/components/ui/tone";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import type { Followup, InternalThread } from "@/lib/domain/entities";
import type { Claim } from "../parts/use-claim";
import type { ReportSection, ReportText } from "./report";

/** The data that a report is written from. */
export type ReportFacts = {
  claim: Claim;
  companyName: string | null;
  /** Null without a reviewer. */
  reviewer: string | null;
  /** Null while loading and after a failure. */
  notes: readonly InternalThread[] | null;
  areNotesUnread: boolean;
  /** Empty after a failure. */
  followups: readonly Followup[];
  /** Geometry errors of the inspections to be reviewed, by survey key. */
  geometry?: ReadonlyMap<string, GeometryErrors>;
  /** Milliseconds since 1970. */
  now: number;
  /** Short name of the viewer's time zone, if known. */
  zone: string | null;
  /** The browser's zone by default. */
  timeZone?: string;
};

export type SectionOf = (facts: ReportFacts) => readonly ReportSection[];

/** Returns a status chip with its glyph as data. */
export function chip({ tone, glyph, label }: { tone: string; glyph: GlyphName; label: string }): ReportText {
  return { text: label, tone: tone === "plain" ? "neutral" : (tone as Tone), glyph: readGlyphShape(glyph) };
}
