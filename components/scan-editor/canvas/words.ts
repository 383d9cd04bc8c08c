/** What the canvas says. */
export const CANVAS_WORDS = {
  picture: "3D view of the survey",
  selectedVertex: "Selected vertex",
  perspective: "Perspective",
  noPicture: "This browser cannot draw 3D pictures (WebGL 2 is off). The outliner and the properties still work.",
} as const;
