/** Documents of a claim, in words. */
import { quoted } from "@/components/ui/quoted";

export const documentWords = {
  title: "Documents",
  upload: "Add documents",
  types: "PDF, text, CSV, Word, Excel or a picture",
  uploadFailed: "The document could not be uploaded",
  leftUnsent: (names: readonly string[]) =>
    names.length === 1
      ? `${quoted(names[0] ?? "")} was not sent: Documents was left before it was there. Please add it again.`
      : `${names.length} documents were not sent: Documents was left before they were there. Please add them again.`,
  list: "Documents, newest first",
  none: "No document has been added yet.",
  retry: "Retry",
  preview: (name: string) => `Preview ${quoted(name)}`,
  download: (name: string) => `Download ${quoted(name)}`,
  remove: (name: string) => `Delete ${quoted(name)}`,
  removed: (name: string) => `${quoted(name)} was deleted`,
  undo: "Undo",
  close: "Close",
  openFull: "Open in a new tab",
  unreadable: "The picture cannot be shown. Download it instead.",
};
