import { RETRY } from "@/lib/shared-copy";

/** Internal notes of a claim, in words. */
export const noteCopy = {
  title: "Notes",
  about: "Seen by colleagues only.",
  write: "Note",
  add: "Add note",
  label: (claim: string) => `Note on ${claim}`,
  none: "Nobody has written a note yet.",
  list: "Notes, newest first",
  retry: RETRY,
};
