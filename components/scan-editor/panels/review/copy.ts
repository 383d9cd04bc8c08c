/** The texts of the review: elements to look at, acceptances, and changes since the scan. */
import type { CheckCode } from "@/lib/editor/analysis/checks/check-codes";
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

/** A finding in a few words, shown after its element. */
const FOUND: Record<CheckCode, string> = {
  "dangling-reference": "names what is not there",
  "loop-too-short": "fewer than three corners",
  "face-collapsed": "no area",
  "loop-crosses-itself": "crosses itself",
  "hole-outside": "hole outside",
  "opening-outside": "sticks out",
  "openings-overlap": "lies over another",
  "opening-off-plane": "off its wall",
  "rooms-intersect": "lies in another room",
  "face-not-planar": "bent",
  "corners-near": "corners too near",
  "edge-non-manifold": "more than two faces on a side",
  "edge-missing": "edge missing",
  "shell-open": "open side",
};

const LISTS: Record<ReviewList, string> = { waiting: "Left", done: "Done", changes: "Changed" };

export const REVIEW_PANEL_COPY = {
  title: "Review",
  keywords: "review queue accept confidence low medium check look scan compare changed revert",
  show: "Show the review",
  hide: "Hide the review",
  close: "Close the review",
  looking: "Looking…",
  progress: (done: number, total: number, floor: string) =>
    `${number.format(done)} of ${number.format(total)} looked at on ${floor}`,
  progressShort: (done: number, total: number) => `${number.format(done)} of ${number.format(total)}`,
  stillChecking: "The checks are still looking.",
  which: "Which elements",
  lists: LISTS,
  listWith: (name: string, count: number) => `${name} ${number.format(count)}`,
  listNames: {
    waiting: "Elements to look at",
    done: "Elements that were looked at",
    changes: "Elements changed since the scan",
  } satisfies Record<ReviewList, string>,
  empty: {
    waiting: "All that was unsure or wrong has been looked at.",
    done: "Nothing has been looked at yet.",
    changes: "Everything is as it was captured.",
  } satisfies Record<ReviewList, string>,
  nothing: "Nothing here is unsure or wrong: there is nothing to look at.",
  levels: LEVELS,
  found: FOUND,
  verdicts: { changed: "Changed", added: "Added", deleted: "Deleted" },
  /** Under the list of changes: without and with deleted records from the backend. */
  deletedNote: "What was deleted is known from this browser's history alone. Edges go with their faces.",
  edgesNote: "Edges and corners go with their faces.",
  deletedBy: (who: string, when: string) => `Deleted by ${who}, ${when}`,

  accept: "Accept",
  acceptRoom: (count: number) => `Accept room (${number.format(count)})`,
  acceptSelected: "Accept what is selected",
  acceptWhole: "Accept all of the room",
  withdraw: "Take back",
  withdrawSelected: "Take back the acceptance of what is selected",
  goTo: "Go to",
  next: "Next to look at",
  previous: "Previous to look at",
  nextShort: "Next",
  showChanges: "Show what has changed since the scan",
  revert: "Revert to the scan",
  revertShort: "Revert",
  mendFirst: "An error has to be mended: it cannot be accepted",
  nothingWaits: "Nothing waits to be looked at",
  nothingWaitsHere: "Nothing of what is selected waits to be looked at",
  nothingOfRoom: "Nothing of this room waits to be looked at",
  nothingChosen: "Select one element that was captured",
  notAccepted: "Nothing of what is selected has been accepted",
  bringBack: "Bring back",
  back: "Brought back",
  reverted: (says: string) => `Reverted. ${says}`,
  backAlone: (why: string) => `Brought back. ${why}`,
  accepted: (count: number, left: number) => {
    const done = count === 1 ? "Accepted" : `${number.format(count)} accepted`;
    return left === 0 ? `${done}. All has been looked at.` : `${done}. ${number.format(left)} left.`;
  },
  withdrawn: (count: number) => `${counted(count, "element")} to be looked at again`,

  scan: "Scan against now",
  heads: ["Scan", "Now"] as const,
  asCaptured: "As it was captured.",
  byHand: "Added by hand: the scan does not have it.",
  bySolver: "Added by the import: the scan does not have it.",
  unknown: "The scan has no values of this element.",
  moved: "Moved",
  cornersMoved: (count: number) => counted(count, "corner"),
  area: "Area",
  areaChange: (was: string, now: string, by: string) => `${was} → ${now} (${by})`,
  changedBy: (who: string, when: string) => `Last changed by ${who}, ${when}`,
  acceptedBy: (who: string, when: string) => `Accepted by ${who}, ${when}`,
  acceptedByOnly: (who: string) => `Accepted by ${who}`,
  acceptedAndChanged: (accepted: string) => `${accepted}, changed since`,
  changedSince: (why: string) => `${why}, changed since it was accepted`,
  waits: (why: string) => `${why}: not looked at yet`,
  notInQueue: "Nothing to look at: the capture was sure of it.",
  you: "you",
  colleague: "a colleague",
} as const;
