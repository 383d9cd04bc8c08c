import { quoted } from "@/lib/quoted";
import { RETRY, UNDO } from "@/lib/shared-copy";

export const documentCopy = {
  title: "Documents",
  upload: "Add documents",
  types: "PDF, text, CSV, Word, Excel or an image",
  /** Names where a failed upload belongs, on pages elsewhere. */
  placeOf: (claimNumber: string) => (claimNumber ? `Documents of ${claimNumber}` : "Documents"),
  list: "Documents, newest first",
  none: "No documents yet.",
  retry: RETRY,
  preview: (name: string) => `Preview ${quoted(name)}`,
  download: (name: string) => `Download ${quoted(name)}`,
  remove: (name: string) => `Delete ${quoted(name)}`,
  removed: (name: string) => `${quoted(name)} deleted`,
  bringBack: (name: string) => `Restore ${quoted(name)}`,
  undo: UNDO,
  close: "Close",
  openFull: "Open in a new tab",
  unreadable: "This image can't be shown. Download it instead.",
};
