export const DRAFT_COPY = {
  draft: "Draft",
  kept: "A draft of yours from",
  notSent: "It has not been sent.",
  discard: "Discard",
  discardForm: "Discard the draft",
} as const;
