import { quoted } from "@/lib/quoted";

/** What is said of files that failed while their user is elsewhere. */
export const UPLOAD_COPY = {
  notSent: (names: readonly string[], room: string) =>
    names.length === 1
      ? `${quoted(names[0] ?? "")} was not sent to ${quoted(room)}.`
      : `${names.length} files were not sent to ${quoted(room)}.`,
  showRoom: "Show room",
  showDocuments: "Show documents",
} as const;
