import type { GlyphName } from "@/components/ui/glyph";
import { readGlyphShape } from "@/components/ui/glyph";
import type { Tone } from "@/components/ui/tone";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import type { Followup, InternalThread } from "@/lib/domain/entities";
import type { Claim } from "../parts/use-claim";
import type { ReportSection, Said } from "./report";

/** What is known of the claim when its report is written. */
export type ReportFacts = {
  claim: Claim;
  companyName: string | null;
  /** Null: nobody reviews the claim. */
  reviewer: string | null;
  /** Null until they are read, and where they cannot be. */
  notes: readonly InternalThread[] | null;
  areNotesUnread: boolean;
  /** None where they could not be read. */
  followups: readonly Followup[];
  /** Errors in the geometry of inspections that are to be reviewed, by survey key. */
  geometry?: ReadonlyMap<string, GeometryErrors>;
  /** Milliseconds since 1970. */
  now: number;
  /** The viewer's zone by its short name, where it is known. */
  zone: string | null;
  /** The browser's own where it is left out. */
  timeZone?: string;
};

export type SectionOf = (facts: ReportFacts) => readonly ReportSection[];

/** A look as the page has it, with its picture as data. */
export function chip({ tone, glyph, label }: { tone: string; glyph: GlyphName; label: string }): Said {
  return { text: label, tone: tone === "plain" ? "neutral" : (tone as Tone), glyph: readGlyphShape(glyph) };
}
