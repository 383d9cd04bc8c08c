/** The QA report as plain texts and glyphs, which the window renders without domain knowledge. */
import type { Tone } from "@/components/ui/tone";
import type { ClaimPlace } from "@/lib/domain/insured-paths";

/** An SVG path in a 24-unit box. */
export type ReportGlyph = { path: string; isFilled: boolean };

/** A text, drawn as a chip if it has a tone and a glyph, and colored if it has only a tone. */
export type ReportText = { text: string; tone?: Tone; glyph?: ReportGlyph };

/** `note` follows the value, such as the age of a status. */
export type ReportFact = { name: string; value: ReportText; note?: ReportText };

export type ReportTable = {
  kind: "table";
  columns: readonly { label: string; isNumber?: boolean }[];
  /** As many cells as columns; a cell holds any number of texts. */
  rows: readonly (readonly (readonly ReportText[])[])[];
};
export type ReportPoints = { kind: "points"; points: readonly { icon: ReportText; fact: string; why: string }[] };
export type ReportNotes = { kind: "notes"; notes: readonly { author: string; time: string; body: string }[] };

export type ReportSection = {
  title: string;
  /** At the end of the heading; "" for none. */
  detail: string;
  /** Shown instead of content that is empty or failed to load. */
  empty: string;
  /** In the narrow side column. */
  isAside?: boolean;
  body: ReportTable | ReportPoints | ReportNotes;
};

export type QaReport = {
  place: ClaimPlace;
  /** Title of the window. */
  title: string;
  name: string;
  address: string;
  facts: readonly ReportFact[];
  /** Reason of the status. */
  reason: ReportText | null;
  sections: readonly ReportSection[];
  /** Time of the data, with zone. */
  asOf: string;
};
