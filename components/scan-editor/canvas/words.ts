/** What the canvas says. */
export const CANVAS_WORDS = {
  picture: "3D view of the survey",
  selectedVertex: "Selected vertex",
  perspective: "Perspective",
  lostPicture:
    "The graphics card has taken the picture away. Nothing is lost: your edits go on, and the picture comes back.",
  noPicture: "This browser cannot draw 3D pictures (WebGL 2 is off). The outliner and the properties still work.",
} as const;
