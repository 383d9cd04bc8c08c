export const CANVAS_COPY = {
  picture: "3D view of the survey",
  plan: "Plan of the floor",
  planTitle: "Plan",
  atScale: (title: string, scale: string) => (scale ? `${title} · ${scale}` : title),
  selectedVertex: "Selected corner",
  section: "Move the section",
  perspective: "Perspective",
  lostPicture: "The graphics card stopped drawing. Your edits are safe; the picture will come back.",
  linked: "Linked to plan",
  noPicture: "This browser can't draw in 3D (WebGL 2 is off). The outliner and the properties still work.",
  contested: { mine: "⚠ Mine, not saved", theirs: "⚠ Saved in the meantime", both: "⚠ Changed in the meantime" },
} as const;
