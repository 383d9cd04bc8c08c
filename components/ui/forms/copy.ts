export const FORM_COPY = {
  unchanged: "No changes yet",
} as const;
