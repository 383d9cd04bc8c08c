/** The texts of the review: elements to look at, acceptances, and changes since the scan. */
import type { ReviewList } from "@/lib/editor/analysis/review/review-controller";
import type { ReviewLevel } from "@/lib/editor/core/provenance/review-level";

const number = new Intl.NumberFormat("en-US");
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

const LEVELS: Record<ReviewLevel, string> = {
  error: "Error",
  warning: "Warning",
  low: "Low confidence",
  medium: "Medium confidence",
};

const LISTS: Record<ReviewList, string> = { waiting: "Left", done: "Done", changes: "Changed" };

export const REVIEW_PANEL_COPY = {
  title: "Review",
  keywords: "review queue accept confidence low medium check look scan compare changed revert",
  show: "Show the review",
  hide: "Hide the review",
  close: "Close the review",
  looking: "Loading…",
  progress: (done: number, total: number, floor: string) =>
    `${number.format(done)} of ${number.format(total)} reviewed on ${floor}`,
  progressShort: (done: number, total: number) => `${number.format(done)} of ${number.format(total)}`,
  stillChecking: "The checks are still looking.",
  which: "Which elements",
  lists: LISTS,
  listWith: (name: string, count: number) => `${name} ${number.format(count)}`,
  listNames: {
    waiting: "Elements to review",
    done: "Reviewed elements",
    changes: "Elements changed since the scan",
  } satisfies Record<ReviewList, string>,
  empty: {
    waiting: "Every uncertain or faulty element has been reviewed.",
    done: "Nothing has been reviewed yet.",
    changes: "Nothing has changed since the scan.",
  } satisfies Record<ReviewList, string>,
  nothing: "Nothing to review: no uncertain or faulty elements.",
  levels: LEVELS,
  verdicts: { changed: "Changed", added: "Added", deleted: "Deleted" },
  /** Under the list of changes: without and with deleted records from the backend. */
  deletedNote: "Deletions are known from this browser's history only. Edges are deleted with their faces.",
  edgesNote: "Edges and corners are deleted with their faces.",
  deletedBy: (who: string, when: string) => `Deleted by ${who}, ${when}`,

  accept: "Accept",
  acceptRoom: (count: number) => `Accept room (${number.format(count)})`,
  acceptSelected: "Accept the selection",
  acceptWhole: "Accept the whole room",
  withdraw: "Withdraw",
  withdrawSelected: "Withdraw the selection's acceptance",
  goTo: "Go to",
  next: "Next to review",
  previous: "Previous to review",
  nextShort: "Next",
  showChanges: "Show changes since the scan",
  revert: "Revert to the scan",
  revertShort: "Revert",
  repairFirst: "Repair the error first: it can't be accepted",
  nothingWaits: "Nothing left to review",
  nothingWaitsHere: "Nothing selected needs a review",
  nothingOfRoom: "Nothing in this room needs a review",
  nothingChosen: "Select one element that was captured",
  notAccepted: "Nothing selected has been accepted",
  bringBack: "Restore",
  back: "Restored",
  reverted: (says: string) => `Reverted. ${says}`,
  backAlone: (why: string) => `Restored. ${why}`,
  accepted: (count: number, left: number) => {
    const done = count === 1 ? "Accepted" : `${number.format(count)} accepted`;
    return left === 0 ? `${done}. Review complete.` : `${done}. ${number.format(left)} left.`;
  },
  withdrawn: (count: number) => `${counted(count, "element")} back in the review`,

  scan: "Compared with the scan",
  heads: ["Scan", "Now"] as const,
  asCaptured: "Unchanged since the scan.",
  byHand: "Added by hand: the scan doesn't have it.",
  bySolver: "Added by the import: the scan doesn't have it.",
  unknown: "The scan has no values for this element.",
  moved: "Moved",
  cornersMoved: (count: number) => counted(count, "corner"),
  area: "Area",
  areaChange: (was: string, now: string, by: string) => `${was} → ${now} (${by})`,
  changedBy: (who: string, when: string) => `Last changed by ${who}, ${when}`,
  acceptedBy: (who: string, when: string) => `Accepted by ${who}, ${when}`,
  acceptedByOnly: (who: string) => `Accepted by ${who}`,
  acceptedAndChanged: (accepted: string) => `${accepted}, changed since`,
  changedSince: (why: string) => `${why}, changed since it was accepted`,
  waits: (why: string) => `${why}: not reviewed yet`,
  notInQueue: "No review needed: high confidence.",
  you: "you",
  colleague: "a colleague",
} as const;
