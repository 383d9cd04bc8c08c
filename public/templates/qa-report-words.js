/** What the window says of itself. All that it says of the claim it is told. */
export const words = {
  following: "Follows the claim open in the main window",
  held: "Holds this claim",
  away: "Waiting for the main window",
  hold: "Hold this claim",
  follow: "Follow again",
  reading: "Reading the claim…",
  alone: "This report follows a claim that is open in Lintel. Open the claim, then choose QA report.",
};
