/** Labels of edits in the review of elements, and reasons why such an edit is refused. */
const elements = (count: number): string => (count === 1 ? "element" : `${count} elements`);

export const REVIEW_COPY = {
  accept: (count: number) => `Accept ${elements(count)}`,
  withdraw: (count: number) => `Take back the acceptance of ${elements(count)}`,
  revert: "Revert to the scan",
  acceptedAlready: "Already accepted",
  notAccepted: "Nobody has accepted this yet",
  edge: "An edge bears no review of its own: accept the faces on it",
  nobody: "Nobody is signed in who could accept it",
  notCaptured: "The scan has no values of this element",
  asCaptured: "This is as it was captured",
  otherCorners: "It has other corners than it was captured with: undo what has split, merged or extended it",
  flippedAndMoved: "It has been flipped and its corners have moved: flip it back first",
  pairedAgain: "Paired with the wall behind it",
  notPaired: "It stands by itself: no wall without another side stands behind it",
  bringBack: "Bring back from the scan",
  isBack: "It is there again",
  cornerUnknown: "One of its corners is gone, and nobody knows where it stood",
  hostFirst: "The surface that it was on is gone: bring that back first",
  cameAlong: (count: number) => `What hung on it came along: ${count === 1 ? "1 element" : `${count} elements`}`,
  unpaired: "It stands by itself: what was its other side is gone, has moved away or belongs to another",
} as const;
