export const FORM_WORDS = {
  unchanged: "Nothing has changed yet",
} as const;
