/** What the canvas says. */
export const CANVAS_WORDS = {
  picture: "3D view of the survey",
  selectedVertex: "Selected vertex",
  perspective: "Perspective",
  camera: "Camera",
  fit: "Fit all",
  frame: "Frame selection",
  home: "Home view",
  noPicture: "This browser cannot draw 3D pictures (WebGL 2 is off). The outliner and the properties still work.",
} as const;
