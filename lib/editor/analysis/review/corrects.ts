/** Whether an edit corrects an element: what was doubted is what the capture read, its place, its shape and what it is. */
import type { GeometryKind, GeometryRecord } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import { isChanged, scanDifference } from "../../core/provenance/scan-difference";
import { changedFields } from "../../core/record-fields";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

/** A room's name, or whether an opening is taken off its wall, says nothing of how the capture read it. */
const READ: Record<GeometryKind, readonly string[]> = {
  vertex: ["x", "y", "z"],
  edge: [],
  face: ["label", "loops"],
  objectPlanar: ["label", "faceKey", "u", "v", "width", "height", "rotation", "outline", "depth", "isOpen"],
  object3D: ["label", "position", "quaternion", "size"],
};

function writes(edit: Diff, kind: GeometryKind, key: string): boolean {
  const [from, to]: readonly GeometryRecord[] = edit[kind]?.updated[key] ?? [];
  return from !== undefined && to !== undefined && changedFields(from, to).some((name) => READ[kind].includes(name));
}

/**
 * The edit writes how the element itself was read, or a corner of the face; `scene` is as the edit has left it. What is as it
 * was captured then has been put back, not corrected.
 */
export function corrects(scene: ReadScene, edit: Diff, item: SelectionItem): boolean {
  const { kind, key } = item;
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  if (!writes(edit, kind, key) && !corners.some((corner) => writes(edit, "vertex", corner))) return false;
  const difference = scanDifference(scene, item);
  return difference === null || isChanged(difference);
}
