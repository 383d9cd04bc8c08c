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
import { goesThrough } from "../core/measures/opening-presets";
import { OBJECT_COPY } from "../core/object-copy";
import { withoutServerFields } from "../core/record-fields";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { acceptOpenings } from "./openings/accept-openings";
import { twinOf } from "./openings/opposite-side";
import { amend } from "./openings/part-twins";
import { putOnOtherWall } from "./openings/put-opening";

export type Labelling = {
  items: readonly SelectionItem[];
  label: string;
  /** Where keys have a base part of their own, or a test wants known ones. */
  newKey?: NewKey;
};

function isLabelOf(kind: GeometryKind, label: string): boolean {
  if (kind === "edge") return (EDGE_LABELS as readonly string[]).includes(label);
  if (kind === "face") return (FACE_LABELS as readonly string[]).includes(label);
  if (kind === "objectPlanar") return (PLANAR_LABELS as readonly string[]).includes(label);
  return kind === "object3D" && label.trim() !== "";
}

/**
 * A door, window or the like is called otherwise in both its rooms. Where it comes to go through the wall, or goes through no
 * longer, its other side comes or goes. Why it cannot, or null.
 */
function labelOpening(
  scene: ReadScene,
  diff: Diff,
  object: ObjectPlanar,
  label: PlanarLabel,
  newKey: NewKey,
): CommandOutcome | null {
  const part = diff.objectPlanar;
  // It is the other side of one that was chosen too.
  if (part?.updated[object.key] || part?.removed[object.key]) return null;
  if (goesThrough(label) !== goesThrough(object.label)) {
    const host = scene.get("face", object.faceKey)?.label;
    if (goesThrough(label) && !isHostOfThrough(host)) {
      return refuse("invalid", OBJECT_COPY.notAWall(label), [object.key, object.faceKey]);
    }
    putOnOtherWall(scene, diff, object, { ...object, label }, newKey);
    return null;
  }
  writeUpdate(diff, "objectPlanar", object, { label });
  const twin = twinOf(scene, object);
  if (twin) writeUpdate(diff, "objectPlanar", twin, { label });
  return null;
}

const isHostOfThrough = (label: FaceLabel | undefined): boolean => label === "wall" || label === "roof";

/**
 * What is no wall any longer has no other side; a floor that is none names no room. Why it cannot be called so, or null: doors
 * and windows belong on walls.
 */
function labelFace(scene: ReadScene, diff: Diff, face: Face, label: FaceLabel): CommandOutcome | null {
  const hung = scene.planarObjectsOfFace(face.key).flatMap((key) => scene.get("objectPlanar", key) ?? []);
  const through = isHostOfThrough(label) ? undefined : hung.find((object) => goesThrough(object.label));
  if (through) return refuse("invalid", OBJECT_COPY.notAWall(through.label), [through.key, face.key]);
  amend(scene, diff, "face", face.key, { label, ...(face.roomLabel ? { roomLabel: null } : {}) });
  const twin = face.twinKey ? scene.get("face", face.twinKey) : undefined;
  if (label === "wall" || !face.twinKey) return null;
  amend(scene, diff, "face", face.key, { twinKey: null });
  if (twin?.twinKey === face.key) amend(scene, diff, "face", twin.key, { twinKey: null });
  for (const object of hung) {
    const other = twinOf(scene, object);
    if (!other) continue;
    amend(scene, diff, "objectPlanar", object.key, { twinKey: null });
    if (other.twinKey === object.key) amend(scene, diff, "objectPlanar", other.key, { twinKey: null });
  }
  return null;
}

/** The contract has no update of an edge, so it is made anew; what hangs on it hangs on the new one. Gives back its key. */
function labelEdge(scene: ReadScene, diff: Diff, edge: Edge, label: Edge["label"], key: string): string {
  writeChange(diff, { kind: "edge", key, to: { ...withoutServerFields(edge), key, label } });
  writeChange(diff, { kind: "edge", key: edge.key, from: edge });
  for (const hung of scene.referrersOf(edge.key).object3D ?? []) {
    const object = scene.get("object3D", hung);
    if (object) writeUpdate(diff, "object3D", object, { hostKey: key });
  }
  return key;
}

/**
 * Labels elements. A gesture is saved creates first and deletes last, so an edge cannot come back under its own key: it gets
 * a new one (`replacedKeys`). An opening is refused where one of that label could not be put, a face where its openings could not.
 */
export function setLabels(scene: ReadScene, labelling: Labelling): CommandOutcome {
  const { items, label } = labelling;
  const newKey = freshKeys(scene, labelling.newKey);
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
