/** Labels of actions on an inspection, shared by every screen. */
export const INSPECTION_LABELS = {
  markReviewed: "Mark reviewed",
  markDone: "Mark capture complete",
  reopen: "Re-open",
  emailContents: "Email claim contents",
} as const;
