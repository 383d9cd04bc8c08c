/** Documents of a claim, in words. */
import { quoted } from "@/lib/quoted";
import { RETRY, UNDO } from "@/lib/shared-copy";

export const documentCopy = {
  title: "Documents",
  upload: "Add documents",
  types: "PDF, text, CSV, Word, Excel or a picture",
  /** Where a file that failed belongs, for who is elsewhere. */
  placeOf: (claimNumber: string) => (claimNumber ? `Documents of ${claimNumber}` : "Documents"),
  list: "Documents, newest first",
  none: "No document has been added yet.",
  retry: RETRY,
  preview: (name: string) => `Preview ${quoted(name)}`,
  download: (name: string) => `Download ${quoted(name)}`,
  remove: (name: string) => `Delete ${quoted(name)}`,
  removed: (name: string) => `${quoted(name)} was deleted`,
  bringBack: (name: string) => `Bring back ${quoted(name)}`,
  undo: UNDO,
  close: "Close",
  openFull: "Open in a new tab",
  unreadable: "The picture cannot be shown. Download it instead.",
};
