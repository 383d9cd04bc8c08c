/** Names of snaps, shown next to the element. */
export const SNAP_COPY = {
  corner: "Corner",
  midpoint: "Midpoint",
  edge: "Edge",
  wallPlane: "Wall plane",
  ceiling: (height: string, corners: number) =>
    `Ceiling height ${height} · ${corners} ${corners === 1 ? "corner" : "corners"}`,
  aligned: "In line with a corner",
  angle: (angle: string) => `Angle ${angle}`,
  grid: (step: string) => `Grid ${step}`,
  opening: "In line with an opening",
  wallEnd: "End of the wall",
  wallMiddle: "Middle of the wall",
} as const;
