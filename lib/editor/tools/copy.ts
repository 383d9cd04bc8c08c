/** Texts of the tools. */
export const TOOL_COPY = {
  nothingSelected: (verb: "move" | "turn") => `Select what to ${verb} first`,
  nothingToSplit: (of: "edge" | "face") =>
    of === "edge" ? "Point at the edge to split" : "Point at the face to split",
  running: "Finish or cancel (Esc) the current tool before nudging",
  acrossWall: "It slides along its wall: use the arrow keys in that direction",
  directionMissing: "Press X, Y or Z, or point in a direction",
  /** Shown where a release merges two corners. */
  merges: "Merges with this corner",
} as const;
