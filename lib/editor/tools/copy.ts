/** What the tools say. */
export const TOOL_COPY = {
  nothingSelected: (verb: "move" | "turn") => `Select what to ${verb} first`,
  nothingToSplit: (of: "edge" | "face") =>
    of === "edge" ? "Point at the edge to split" : "Point at the face to split",
  running: "Finish what runs, or press Esc, before the arrow keys move anything",
  acrossWall: "It moves along its wall; the arrow keys that run with the wall move it",
  whichWay: "Press X, Y or Z to say which way, or point there",
  /** Where letting go makes one corner of two. */
  merges: "Merges with this corner",
} as const;
