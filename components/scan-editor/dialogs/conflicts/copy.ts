/** The texts of conflicts: an element was changed by another user or by a newer edit. */
export const CONFLICT_COPY = {
  title: "Changed in the meantime",
  titleOf: (name: string) => `${name}: changed in the meantime`,
  note: (label: string) => `“${label}” wasn't saved, because this element was changed in the meantime.`,
  /** The choice applies to the whole edit. */
  choice: ({ elements, contested, later }: { elements: number; contested: number; later: number }) => {
    const all = `${elements === 2 ? "both" : `all ${elements}`} elements of that edit`;
    const others = contested === 1 ? "this one" : `the ${contested} that were changed`;
    const whole = elements < 2 ? null : contested < elements ? `${all}, not only ${others}` : all;
    const built = later > 0 ? `${later} later ${later === 1 ? "edit that builds" : "edits that build"} on it` : null;
    const parts = [whole, built].filter(Boolean);
    return parts.length > 0 ? `The choice decides ${parts.join(", and ")}.` : null;
  },
  field: "Field",
  others: { mine: "Mine", theirs: "Theirs", keepMine: "Keep mine", keepTheirs: "Keep theirs" },
  /** Both versions are by the same user: the refused edit is the older or the newer one. */
  ownOlder: { mine: "Older", theirs: "Newer", keepMine: "Put the older back", keepTheirs: "Keep the newer" },
  ownNewer: { mine: "Newer", theirs: "Older", keepMine: "Keep the newer", keepTheirs: "Keep the older" },
  mark: "Changed in the meantime",
  /** An undo or redo that would revert newer changes. */
  steps: {
    undo: {
      note: (label: string) => `“${label}” wasn't undone, because this element was changed after it.`,
      mine: "Undone",
      doIt: "Undo it anyway",
      removes: "Undone, the element goes, and what was changed on it goes too.",
      onCanvas: "⚠ If undone",
    },
    redo: {
      note: (label: string) => `“${label}” wasn't redone, because this element was changed after it.`,
      mine: "Redone",
      doIt: "Redo it anyway",
      removes: "Redone, the element goes, and what was changed on it goes too.",
      onCanvas: "⚠ If redone",
    },
  },
  severalOfStep: (count: number) => `The choice decides all ${count} elements that were changed.`,
  before: "Before",
  now: "Now",
  keepNow: "Keep it as it is",
  nowOnCanvas: "⚠ As it is now",
  none: "none",
  yes: "yes",
  no: "no",
  corners: (count: number, holes: number) =>
    holes > 0 ? `${count} corners, ${holes} ${holes === 1 ? "hole" : "holes"}` : `${count} corners`,
  points: (count: number) => `${count} points`,
  /** Corners that only one version has. */
  other: (counted: string, listed: readonly string[], more: number) =>
    `${counted}, other: ${listed.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  inOrder: (counted: string, listed: readonly string[]) => `${counted}: ${listed.join(", ")}`,
  /** For values that would otherwise read the same. */
  exactly: {
    lengths: (meters: readonly number[]) => `${meters.map((one) => (one * 1000).toFixed(1)).join(" ")} mm`,
    degrees: (degrees: number) => `${degrees.toFixed(3)}°`,
  },
  leaning: (heading: string, lean: string) => `${heading}, leaning ${lean}`,
} as const;

const NAMES: Readonly<Record<string, string>> = {
  x: "X",
  y: "Y",
  z: "Z",
  u: "Along (u)",
  v: "Up (v)",
  width: "Width",
  height: "Height",
  depth: "Depth",
  rotation: "Rotation",
  position: "Position",
  quaternion: "Turn",
  size: "Size",
  label: "Label",
  roomLabel: "Room name",
  loops: "Outline",
  exterior: "Exterior",
  locked: "Locked",
  faceKey: "Wall",
  hostKey: "Stands on",
  twinKey: "Other side",
  deduct: "Deduct",
  isOpen: "Open",
  outline: "Shape",
  confidence: "Confidence",
  acceptedBy: "Accepted by",
  acceptedAt: "Accepted at",
};

/** Returns the name of a field for the user; unknown fields keep their own name. */
export function fieldName(name: string): string {
  return NAMES[name] ?? name;
}
