/** Texts of a field that saves itself. */
export const savedTextCopy = {
  waiting: "Saves when the connection is back",
  conflict: (field: string) => `${field} was changed by someone else. Choose which to keep.`,
  yours: "You typed",
  theirs: "On file now",
  empty: "empty",
  keepMine: "Use mine",
  keepTheirs: "Keep theirs",
};
