/** The texts of the reset of a floor. */
export const RESET_COPY = {
  action: "Reset this floor…",
  title: (floor: string) => `Reset ${floor}?`,
  question: (floor: string, contents: string) => `All 3D annotations of ${floor} go: ${contents}.`,
  note: "Other floors stay as they are. For 5 seconds it can be undone from the message; after that from the history.",
  keywords: "3D annotations clear delete",
  nothing: "There is nothing on this floor to reset",
  cancel: "Cancel",
  confirm: "Reset floor",
} as const;
