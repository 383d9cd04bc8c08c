import {
  EDGE_LABELS,
  type Edge,
  FACE_LABELS,
  type Face,
  type FaceLabel,
  type GeometryKind,
  type ObjectPlanar,
  PLANAR_LABELS,
  type PlanarLabel,
} from "../../domain/geometry-records";
import { type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, writeChange } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { allowsThrough, goesThrough } from "../core/measures/opening-presets";
import { OBJECT_COPY } from "../core/object-copy";
import { withoutServerFields } from "../core/record-fields";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { acceptOpenings } from "./openings/accept-openings";
import { twinOf } from "./openings/opposite-side";
import { updateInDiff } from "./openings/unpair-twins";
import { writeRehostedOpening } from "./openings/write-opening";

export type Labeling = {
  items: readonly SelectionItem[];
  label: string;
  /** Creates keys in a deployment's own format, or known keys in a test. */
  newKey?: NewKey;
};

function isLabelOf(kind: GeometryKind, label: string): boolean {
  if (kind === "edge") return (EDGE_LABELS as readonly string[]).includes(label);
  if (kind === "face") return (FACE_LABELS as readonly string[]).includes(label);
  if (kind === "objectPlanar") return (PLANAR_LABELS as readonly string[]).includes(label);
  return kind === "object3D" && label.trim() !== "";
}

/**
 * Relabels an opening and its twin. The twin is added or removed if only one of the old and new labels goes through the
 * wall. Returns a refusal or null.
 */
function labelOpening(
  scene: ReadScene,
  diff: Diff,
  object: ObjectPlanar,
  label: PlanarLabel,
  newKey: NewKey,
): CommandOutcome | null {
  const changes = diff.objectPlanar;
  // Already changed as the twin of another selected opening.
  if (changes?.updated[object.key] || changes?.removed[object.key]) return null;
  if (goesThrough(label) !== goesThrough(object.label)) {
    const host = scene.get("face", object.faceKey)?.label;
    if (goesThrough(label) && !allowsThrough(host)) {
      return refuse("invalid", OBJECT_COPY.notAWall(label), [object.key, object.faceKey]);
    }
    writeRehostedOpening(scene, diff, object, { ...object, label }, newKey);
    return null;
  }
  writeUpdate(diff, "objectPlanar", object, { label });
  const twin = twinOf(scene, object);
  if (twin) writeUpdate(diff, "objectPlanar", twin, { label });
  return null;
}

/**
 * Relabels a face. A face that is no longer a wall loses its twin, and one that is no longer a floor loses its room
 * name. Refused if openings that go through a wall are on it.
 */
function labelFace(scene: ReadScene, diff: Diff, face: Face, label: FaceLabel): CommandOutcome | null {
  const planars = scene.planarObjectsOfFace(face.key).flatMap((key) => scene.get("objectPlanar", key) ?? []);
  const blocked = allowsThrough(label) ? undefined : planars.find((object) => goesThrough(object.label));
  if (blocked) return refuse("invalid", OBJECT_COPY.notAWall(blocked.label), [blocked.key, face.key]);
  updateInDiff(scene, diff, "face", face.key, { label, ...(face.roomLabel ? { roomLabel: null } : {}) });
  const twin = face.twinKey ? scene.get("face", face.twinKey) : undefined;
  if (label === "wall" || !face.twinKey) return null;
  updateInDiff(scene, diff, "face", face.key, { twinKey: null });
  if (twin?.twinKey === face.key) updateInDiff(scene, diff, "face", twin.key, { twinKey: null });
  for (const object of planars) {
    const opposite = twinOf(scene, object);
    if (!opposite) continue;
    updateInDiff(scene, diff, "objectPlanar", object.key, { twinKey: null });
    if (opposite.twinKey === object.key) updateInDiff(scene, diff, "objectPlanar", opposite.key, { twinKey: null });
  }
  return null;
}

/**
 * Recreates an edge with the label, because the contract has no call to update an edge, and moves the hosted objects to
 * the new edge. Returns the new key.
 */
function labelEdge(scene: ReadScene, diff: Diff, edge: Edge, label: Edge["label"], key: string): string {
  writeChange(diff, { kind: "edge", key, to: { ...withoutServerFields(edge), key, label } });
  writeChange(diff, { kind: "edge", key: edge.key, from: edge });
  for (const objectKey of scene.referrersOf(edge.key).object3D ?? []) {
    const object = scene.get("object3D", objectKey);
    if (object) writeUpdate(diff, "object3D", object, { hostKey: key });
  }
  return key;
}

/**
 * Labels elements. Returns a refusal if an element may not have the label. A gesture saves its creates first and its
 * deletes last, so a recreated edge cannot keep its key: `replacedKeys` maps old keys to new ones.
 */
export function setLabels(scene: ReadScene, labeling: Labeling): CommandOutcome {
  const { items, label } = labeling;
  const newKey = freshKeys(scene, labeling.newKey);
  const diff: Diff = {};
  const replacedKeys: Record<string, string> = {};
  let unnamed = 0;
  for (const { kind, key } of items) {
    if (!isLabelOf(kind, label)) return refuse("invalid", COPY.unknownLabel(label), [key]);
    const record = scene.get(kind, key);
    if (!record) return refuse("missing", COPY.missing, [key]);
    if (!("label" in record) || record.label === label) continue;
    if (kind === "edge") {
      replacedKeys[key] = labelEdge(scene, diff, record as Edge, label as Edge["label"], newKey("edge"));
    } else if (kind === "objectPlanar") {
      const refused = labelOpening(scene, diff, record as ObjectPlanar, label as PlanarLabel, newKey);
      if (refused) return refused;
    } else if (kind === "face") {
      const refused = labelFace(scene, diff, record as Face, label as FaceLabel);
      if (refused) return refused;
      if ((record as Face).roomLabel) unnamed += 1;
    } else {
      writeUpdate<GeometryKind>(diff, kind, record, { label } as Partial<typeof record>);
    }
  }
  const outcome = acceptOpenings(scene, COPY.label(items.length, label, unnamed), diff);
  return outcome.ok ? { ...outcome, replacedKeys } : outcome;
}

/** Names the room of a floor face; an empty name clears it. */
export function nameRoom(scene: ReadScene, naming: { faceKey: string; roomLabel: string }): CommandOutcome {
  const face = scene.get("face", naming.faceKey);
  if (!face) return refuse("missing", COPY.missing, [naming.faceKey]);
  if (face.label !== "floor") return refuse("invalid", COPY.notAFloor, [face.key]);
  const roomLabel = naming.roomLabel.trim();
  const diff: Diff = {};
  writeUpdate(diff, "face", face, { roomLabel: roomLabel === "" ? null : roomLabel });
  return { ok: true, label: COPY.nameRoom(roomLabel), diff };
}
