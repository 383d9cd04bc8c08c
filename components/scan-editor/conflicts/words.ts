/** What is said where somebody else has changed what an edit was to change. */
export const CONFLICT_WORDS = {
  title: "Changed by somebody else",
  note: (label: string) => `“${label}” was not saved, because this element was changed in the meantime.`,
  several: (count: number) => `The choice decides all ${count} elements of that edit.`,
  field: "Field",
  mine: "Mine",
  theirs: "Theirs",
  keepMine: "Keep mine",
  keepTheirs: "Keep theirs",
  mark: "Changed by somebody else",
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
