import { UNDO } from "@/lib/shared-copy";

/** What is said of edits of several insured at once. */
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const bulkCopy = {
  startReview: "Start review",
  requestMedia: "Ask for media",
  deactivate: "Deactivate",
  activate: "Activate",
  noClaim: "There is no claim yet.",
  taken: "Someone else is already reviewing this claim.",
  doing: {
    "start-review": (name: string) => `Start review, ${name}`,
    "request-media": (name: string) => `Ask for media, ${name}`,
    deactivate: (name: string) => `Deactivate ${name}`,
    activate: (name: string) => `Activate ${name}`,
  },
  done: {
    "start-review": (count: number) => `${plural(count, "review", "reviews")} started`,
    "request-media": (count: number) => `${plural(count, "claim needs", "claims need")} media now`,
    deactivate: (count: number) => `${count} insured deactivated`,
    activate: (count: number) => `${count} insured activated`,
  },
  waiting: (count: number) => `${count} sent as soon as the backend answers`,
  undo: UNDO,
  failedTitle: (failed: number, all: number) => `${failed} of ${all} not done`,
  failedText: (done: number, waiting: number) =>
    [
      done > 0 ? `${done} done.` : "Nothing was done.",
      waiting > 0 ? `${waiting} sent as soon as the backend answers.` : null,
    ]
      .filter(Boolean)
      .join(" "),
  close: "Close",
  tryAgain: "Try these again",
};

export type BulkKind = keyof typeof bulkCopy.done;
