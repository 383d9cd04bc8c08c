/** What the history of edits says. */
export const HISTORY_WORDS = {
  title: "History",
  show: "Show the history",
  hide: "Hide the history",
  list: "Edits, the latest first",
  start: "As opened",
  startKept: "Before the edits that are kept",
  current: "Now",
  undone: "Undone",
  count: (count: number) => `${count} ${count === 1 ? "edit" : "edits"}`,
} as const;
