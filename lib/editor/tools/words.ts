/** What the tools say. */
export const TOOL_WORDS = {
  nothingSelected: (verb: "move" | "turn") => `Select what to ${verb} first`,
  whichWay: "Press X, Y or Z to say which way, or point there",
} as const;
