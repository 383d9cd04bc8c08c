/** What layers say themselves; titles and questions come from where they stand. */
export const LAYER_COPY = {
  close: "Close",
  moveOrResize: "Move or resize",
  windowKeys: "Arrow keys move the window. Shift and arrow keys resize it.",
} as const;
