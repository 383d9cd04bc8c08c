import { quoted } from "@/lib/quoted";

/** Texts about files that failed while their room was not open. */
export const UPLOAD_COPY = {
  notSent: (names: readonly string[], room: string) =>
    names.length === 1
      ? `${quoted(names[0] ?? "")} wasn't sent to ${quoted(room)}.`
      : `${names.length} files weren't sent to ${quoted(room)}.`,
  showRoom: "Show room",
  showDocuments: "Show documents",
} as const;
