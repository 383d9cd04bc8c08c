const count = new Intl.NumberFormat("en-US");

/** What the fields themselves say; the labels come from their screens. */
export const FIELD_COPY = {
  /** These two are said of the same as the browser's own flags. */
  tooLong: "Too long",
  offStep: "Precision mismatch",
  countOf: (length: number, maximum: number) => `${count.format(length)} of ${count.format(maximum)}`,
  from: "From",
  to: "To",
  daysReversed: "The last day is before the first",
  presets: "Ready-made ranges",
} as const;

export const AUTOSAVE_COPY = {
  unsaved: "Saving…",
  held: "Not saved",
  saved: "Saved",
  failed: "Not saved. Trying again.",
} as const;
