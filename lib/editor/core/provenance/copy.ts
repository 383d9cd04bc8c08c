/** Labels of edits in the review of elements, and reasons why such an edit is refused. */
const elements = (count: number): string => (count === 1 ? "element" : `${count} elements`);

export const REVIEW_COPY = {
  accept: (count: number) => `Accept ${elements(count)}`,
  withdraw: (count: number) => `Withdraw acceptance of ${elements(count)}`,
  revert: "Revert to the scan",
  acceptedAlready: "Already accepted",
  notAccepted: "Not accepted yet",
  edge: "Edges aren't reviewed on their own. Accept the faces on this edge.",
  nobody: "Sign in to accept elements",
  notCaptured: "The scan has no values for this element",
  asCaptured: "Already as captured",
  otherCorners: "Its corners differ from the captured ones. Undo the split, merge or extrusion first.",
  flippedAndMoved: "Flipped, and its corners moved. Flip it back first.",
  pairedAgain: "Paired with the wall behind it",
  notPaired: "Not paired: no unpaired wall behind it",
  bringBack: "Bring back from the scan",
  isBack: "Already restored",
  cornerUnknown: "One of its corners was deleted and its position is unknown",
  hostFirst: "Its surface was deleted. Bring that back first.",
  cameAlong: (count: number) => `Also brought back: ${count === 1 ? "1 element" : `${count} elements`}`,
  unpaired: "Not paired: its other side was deleted, moved or paired with another",
} as const;
