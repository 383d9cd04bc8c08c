/** Texts of the layers themselves; callers pass titles and questions. */
export const LAYER_COPY = {
  close: "Close",
  moveOrResize: "Move or resize",
  windowKeys: "Arrow keys move the window. Shift and arrow keys resize it.",
} as const;
