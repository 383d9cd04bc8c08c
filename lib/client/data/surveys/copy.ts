import { SOMEONE_ELSE } from "../../../shared-copy";

/** Messages about a change by another person. */
export const SURVEY_COPY = {
  somebody: SOMEONE_ELSE,
  claim: (who: string, status: string) => `${who} has changed this claim: it is now “${status}”.`,
  inspection: (who: string, state: string) => `${who} has changed this inspection: it is now ${state}.`,
  reviewed: "reviewed",
  done: "done",
  open: "open again",
  doneAnyway: "Mark capture complete anyway",
  reopenAnyway: "Re-open anyway",
} as const;
