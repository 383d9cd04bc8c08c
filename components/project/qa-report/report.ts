/** What the QA report's window is told: plain texts and pictures, which it sets down without knowing what they mean. */
import type { Tone } from "@/components/ui/tone";
import type { ClaimPlace } from "@/lib/domain/insured-paths";

/** A picture as the page draws it, of one path in a box of 24. */
export type ReportGlyph = { path: string; isFilled: boolean };

/** A text; with a tone it is a chip, or coloured where it has no picture. */
export type Said = { text: string; tone?: Tone; glyph?: ReportGlyph };

/** `beside`: said after it, as an age is after its status. */
export type ReportFact = { name: string; value: Said; beside?: Said };

export type ReportTable = {
  kind: "table";
  columns: readonly { label: string; isNumber?: boolean }[];
  /** As many cells as there are columns; a cell says several things, or nothing. */
  rows: readonly (readonly (readonly Said[])[])[];
};
export type ReportPoints = { kind: "points"; points: readonly { icon: Said; fact: string; why: string }[] };
export type ReportNotes = { kind: "notes"; notes: readonly { author: string; time: string; body: string }[] };

export type ReportSection = {
  title: string;
  /** At the end of the heading's line; "" for nothing. */
  detail: string;
  /** In the place of what there is none of, or what could not be read. */
  empty: string;
  /** Beside the others, in the narrow column. */
  isAside?: boolean;
  body: ReportTable | ReportPoints | ReportNotes;
};

export type QaReport = {
  place: ClaimPlace;
  /** The window's title. */
  title: string;
  name: string;
  address: string;
  facts: readonly ReportFact[];
  /** Why the claim stands as it does. */
  reason: Said | null;
  sections: readonly ReportSection[];
  /** When this was so, with its zone. */
  asOf: string;
};
