/** What is said where what an edit was to change was changed otherwise, by somebody else or by a newer edit. */
export const CONFLICT_WORDS = {
  title: "Changed in the meantime",
  note: (label: string) => `“${label}” was not saved, because this element was changed in the meantime.`,
  several: (count: number) => `The choice decides all ${count} elements of that edit.`,
  field: "Field",
  others: { mine: "Mine", theirs: "Theirs", keepMine: "Keep mine", keepTheirs: "Keep theirs" },
  own: { mine: "Older", theirs: "Newer", keepMine: "Put the older back", keepTheirs: "Keep the newer" },
  mark: "Changed in the meantime",
  none: "none",
  yes: "yes",
  no: "no",
  places: (count: number) => `${count} corners`,
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
};

/** A record's field for the user; one that this page does not know by its own name. */
export function fieldName(name: string): string {
  return NAMES[name] ?? name;
}
