export const DRAFT_COPY = {
  draft: "Draft",
  kept: "Draft from",
  notSent: "Not sent yet.",
  discard: "Discard",
  discardForm: "Discard draft",
} as const;
