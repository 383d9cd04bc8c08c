export const FORM_COPY = {
  unchanged: "Nothing has changed yet",
} as const;
