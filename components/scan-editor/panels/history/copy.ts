/** The texts of the history. */
export const HISTORY_COPY = {
  title: "History",
  show: "Show the history",
  hide: "Hide the history",
  list: "Edits, latest first",
  start: "As opened",
  startKept: "Before the edits that are kept",
  current: "Now",
  undone: "Undone",
  /** `first`: the label of an edit that can no longer be undone or redone; `count`: how many there are. */
  forgotten: (first: string, count: number, isUndo: boolean) =>
    `${count === 1 ? `“${first}”` : `${count} edits`} can no longer be ${isUndo ? "undone" : "redone"}: what ${
      count === 1 ? "it" : "they"
    } changed is gone, or something else stands on it`,
  /** `elements`: the elements that another user has changed since. */
  overtaken: (elements: string, isUndo: boolean) =>
    `Not ${isUndo ? "undone" : "redone"}: ${elements} changed in the meantime. Choose in Properties`,
  /** Announced with each edit; `elements`: the names of its elements, if any. */
  did: (label: string, elements: string) => (elements ? `${label}: ${elements}` : label),
  didUndo: (label: string) => `Undone: ${label}`,
  didUndoMany: (count: number) => `${count} edits undone`,
  didRedo: (label: string) => `Redone: ${label}`,
  count: (count: number) => `${count} ${count === 1 ? "edit" : "edits"}`,
} as const;
