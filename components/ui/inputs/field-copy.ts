const numbers = new Intl.NumberFormat("en-US");

/** Texts of the fields themselves; the labels come from their screens. */
export const FIELD_COPY = {
  /** The wording matches that of the browser's own validity flags. */
  tooLong: "Too long",
  offStep: "Precision mismatch",
  countOf: (length: number, maximum: number) => `${numbers.format(length)} of ${numbers.format(maximum)}`,
  from: "From",
  to: "To",
  daysReversed: "End date is before the start date",
  presets: "Preset ranges",
} as const;

export const AUTOSAVE_COPY = {
  unsaved: "Saving…",
  held: "Not saved",
  saved: "Saved",
  failed: "Not saved. Trying again.",
} as const;
