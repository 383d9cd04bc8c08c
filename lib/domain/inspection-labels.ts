/** Names of what can be done with an inspection, the same on every screen. */
export const INSPECTION_LABELS = {
  markReviewed: "Mark reviewed",
  markDone: "Mark capture complete",
  reopen: "Re-open",
  emailContents: "Email claim contents",
} as const;
