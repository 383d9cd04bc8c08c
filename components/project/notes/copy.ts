import { RETRY } from "@/lib/shared-copy";

export const noteCopy = {
  title: "Notes",
  about: "Visible to colleagues only.",
  write: "Note",
  add: "Add note",
  label: (claim: string) => `Note on ${claim}`,
  none: "No notes yet.",
  list: "Notes, newest first",
  retry: RETRY,
};
