/** What the canvas says. */
export const CANVAS_COPY = {
  picture: "3D view of the survey",
  plan: "Plan of the floor",
  planTitle: "Plan",
  atScale: (title: string, scale: string) => (scale ? `${title} · ${scale}` : title),
  selectedVertex: "Selected vertex",
  section: "Move the section",
  perspective: "Perspective",
  lostPicture:
    "The graphics card has taken the picture away. Nothing is lost: your edits go on, and the picture comes back.",
  linked: "Linked to plan",
  noPicture: "This browser cannot draw 3D pictures (WebGL 2 is off). The outliner and the properties still work.",
  contested: { mine: "⚠ Mine, not saved", theirs: "⚠ Saved in the meantime", both: "⚠ Changed in the meantime" },
} as const;
