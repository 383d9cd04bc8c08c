import { UNDO } from "@/lib/shared-copy";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const bulkCopy = {
  startReview: "Start review",
  requestMedia: "Request media",
  deactivate: "Deactivate",
  activate: "Activate",
  noClaim: "No claim yet.",
  taken: "Someone else is already reviewing this claim.",
  doing: {
    "start-review": (name: string) => `Start review, ${name}`,
    "request-media": (name: string) => `Request media, ${name}`,
    deactivate: (name: string) => `Deactivate ${name}`,
    activate: (name: string) => `Activate ${name}`,
  },
  done: {
    "start-review": (count: number) => `${plural(count, "review", "reviews")} started`,
    "request-media": (count: number) => `Media requested for ${plural(count, "claim", "claims")}`,
    deactivate: (count: number) => `${count} insured deactivated`,
    activate: (count: number) => `${count} insured activated`,
  },
  waiting: (count: number) => `${count} will save when the connection is back`,
  undo: UNDO,
  failedTitle: (failed: number, all: number) => `${failed} of ${all} failed`,
  failedText: (done: number, waiting: number) =>
    [
      done > 0 ? `${done} done.` : "Nothing was changed.",
      waiting > 0 ? `${waiting} will save when the connection is back.` : null,
    ]
      .filter(Boolean)
      .join(" "),
  close: "Close",
  tryAgain: "Retry these",
};

export type BulkKind = keyof typeof bulkCopy.done;
