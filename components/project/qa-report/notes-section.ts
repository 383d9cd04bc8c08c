import { eventTime, wholeNumber } from "@/components/ui/format-time";
import { noteWords } from "../notes/words";
import type { SectionOf } from "./report-facts";
import { qaReportWords as words } from "./words";

/** What colleagues have written on the claim, the newest first. */
export const notesSection: SectionOf = ({ notes, areNotesUnread, now, timeZone }) => {
  const newestFirst = [...(notes ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const unread = areNotesUnread ? words.notesUnread : words.notesReading;
  return [
    {
      title: words.notes,
      detail: newestFirst.length === 0 ? "" : wholeNumber(newestFirst.length),
      empty: notes === null ? unread : noteWords.none,
      isAside: true,
      body: {
        kind: "notes",
        notes: newestFirst.map(({ authorName, body, createdAt }) => ({
          author: authorName,
          time: eventTime(createdAt, { now, timeZone }),
          body,
        })),
      },
    },
  ];
};
