import { quoted } from "../../../quoted";

/** How many files are named before the rest is counted. */
const NAMED = 5;

function listed(names: readonly string[]): string {
  const first = names.slice(0, names.length > NAMED ? NAMED : -1).map(quoted);
  const last = names.length > NAMED ? `${names.length - NAMED} more` : quoted(names.at(-1) ?? "");
  return [first.join(", "), last].filter(Boolean).join(" and ");
}

/** The texts of uploads. Texts of failures are the specification's. */
export const COPY = {
  addPhoto: "Add a photo",
  addVideo: "Add a video",
  addSnapshot: "Take snapshot",
  notRead: "This photo can't be read. It may be damaged.",
  documentNotSent: "The document couldn't be uploaded",
  brokenOff: "The upload broke off.",
  endedUnsent: (names: readonly string[], room: string) =>
    `${listed(names)} ${names.length === 1 ? "was" : "were"} not sent to ${quoted(room)}, because the session ended. Add ${
      names.length === 1 ? "it" : "them"
    } there again.`,
} as const;
