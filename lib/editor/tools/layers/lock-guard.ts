/** Refuses a change of any command that would move, reshape or delete a locked element. */
import type { Edge, GeometryKind, ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, hostFrame } from "../../../geometry/host-frame";
import { distance, type Vector3 } from "../../../geometry/vector3";
import { verticesOf } from "../../commands/move-elements";
import { findingOf } from "../../commands/openings/opening-findings";
import type { Refusal } from "../../core/command";
import { changesOf, type Diff, type RecordChange } from "../../core/diff";
import { facesWithBoth } from "../../core/faces-at";
import { planarOutline } from "../../core/measures/planar-outline";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { changedFields } from "../../core/record-fields";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { LAYER_COPY } from "./copy";
import { LAYERS, layerOf } from "./layer-list";
import type { Visibility } from "./visibility";

/** Movement below this is rounding, in m: positions are rounded to 0.1 mm. */
const ROUNDING = 0.0003;

/** The position on a face, which is recomputed when the face's first vertex moves. */
const POSITION_FIELDS: ReadonlySet<string> = new Set(["u", "v", "rotation", "outline"]);

/** Whether a change only recomputes an object's position. */
const isRecomputed = ({ kind, from, to }: RecordChange): boolean =>
  kind === "objectPlanar" && !!from && !!to && changedFields(from, to).every((field) => POSITION_FIELDS.has(field));

/** Returns the positions of a planar object's corners in the room. */
function cornersInRoom({ get }: PlanarView, object: ObjectPlanar | undefined): Vector3[] {
  const corners = (get("face", object?.faceKey ?? "")?.loops[0] ?? []).flatMap((key): Vector3[] => {
    const vertex = get("vertex", key);
    return vertex ? [[vertex.x, vertex.y, vertex.z]] : [];
  });
  const frame = hostFrame(corners);
  return object && frame ? planarOutline(object).map((corner) => fromFrame(frame, corner)) : [];
}

/** Whether an object keeps its position in the room. False for a face without area. */
function staysInRoom(before: PlanarView, after: PlanarView, key: string): boolean {
  const [was, is] = [before, after].map((view) => cornersInRoom(view, view.get("objectPlanar", key)));
  return was!.length > 0 && was!.every((corner, at) => is![at] && distance(corner, is![at]) < ROUNDING);
}

/** Fields that describe an element without moving or reshaping it. */
const HARMLESS_FIELDS: ReadonlySet<string> = new Set([
  "roomLabel",
  "twinKey",
  "hostKey",
  "acceptedBy",
  "acceptedAt",
  "acceptedAs",
  "confidence",
  "locked",
  "source",
]);

function isHarmless({ from, to }: RecordChange): boolean {
  return (
    Boolean(from && to) && changedFields(from as object, to as object).every((field) => HARMLESS_FIELDS.has(field))
  );
}

/** Returns why an element is locked, or null. */
function refusalOf(scene: ReadScene, visibility: Visibility, kind: GeometryKind, key: string): Refusal | null {
  const lock = visibility.lockOf(kind, key);
  const record = lock === null ? undefined : scene.get(kind, key);
  if (!lock || !record) return null;
  const layer = LAYERS[layerOf(kind, record)];
  const message = lock === "layer" && layer ? LAYER_COPY.layerLocked(layer) : LAYER_COPY.rowLocked(lock, kind);
  return { code: "locked", message, keys: [key] };
}

/** Returns why a vertex cannot be moved: an edge or face that moves with it is locked. */
function refusalAroundVertex(scene: ReadScene, visibility: Visibility, key: string): Refusal | null {
  for (const face of scene.facesOfVertex(key)) {
    const refusal = refusalOf(scene, visibility, "face", face);
    if (refusal) return refusal;
  }
  for (const edge of scene.edgesOfVertex(key)) {
    const refusal = refusalOf(scene, visibility, "edge", edge);
    if (refusal) return refusal;
  }
  return null;
}

const endsOf = ({ vertexKeys: [a, b] }: Edge): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Returns why an edge cannot be deleted: its faces would lose their side, unless another edge replaces it. */
function refusalAroundEdge(
  scene: ReadScene,
  visibility: Visibility,
  edge: Edge,
  isReplaced: (ends: string) => boolean,
) {
  const [a, b] = edge.vertexKeys;
  for (const face of facesWithBoth(scene, a, b)) {
    const refusal = refusalOf(scene, visibility, "face", face);
    if (refusal) return isReplaced(endsOf(edge)) ? null : refusal;
  }
  return null;
}

/** Returns a predicate: whether the diff adds an edge between two ends, for example with another label. */
function addedEdgeTest(diff: Diff): (ends: string) => boolean {
  let added: Set<string> | null = null;
  return (ends) => {
    added ??= new Set(Object.values(diff.edge?.added ?? {}).map(endsOf));
    return added.has(ends);
  };
}

/** Returns why a face cannot be reshaped: locked objects on it have to keep their position, inside the face. */
function refusalAroundFace(
  scene: ReadScene,
  after: PlanarView,
  visibility: Visibility,
  faceKey: string,
): Refusal | null {
  for (const key of scene.planarObjectsOfFace(faceKey)) {
    const refusal = refusalOf(scene, visibility, "objectPlanar", key);
    if (!refusal) continue;
    const isValid = !findingOf(after, key) || findingOf(scene, key) !== null;
    if (!isValid || !staysInRoom(scene, after, key)) return refusal;
  }
  return null;
}

/** Returns why a diff is refused, or null. Additions are never refused. */
export function refuseLocked(scene: ReadScene, visibility: Visibility, diff: Diff): Refusal | null {
  const isReplaced = addedEdgeTest(diff);
  const after = viewAfter(scene, diff);
  const reshaped = new Set<string>();
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    if (!from || isHarmless(change) || (isRecomputed(change) && staysInRoom(scene, after, key))) continue;
    const refusal =
      refusalOf(scene, visibility, kind, key) ??
      (kind === "vertex" ? refusalAroundVertex(scene, visibility, key) : null) ??
      (kind === "edge" && !to ? refusalAroundEdge(scene, visibility, change.from as Edge, isReplaced) : null);
    if (refusal) return refusal;
    if (kind === "vertex") for (const face of scene.facesOfVertex(key)) reshaped.add(face);
  }
  for (const face of reshaped) {
    const refusal = refusalAroundFace(scene, after, visibility, face);
    if (refusal) return refusal;
  }
  return null;
}

/** Returns why elements cannot be moved, before a drag begins, or null. */
export function refuseToMove(
  scene: ReadScene,
  visibility: Visibility,
  items: readonly SelectionItem[],
): Refusal | null {
  for (const item of items) {
    const own = refusalOf(scene, visibility, item.kind, item.key);
    if (own) return own;
    for (const carried of item.kind === "face" ? scene.planarObjectsOfFace(item.key) : []) {
      const refusal = refusalOf(scene, visibility, "objectPlanar", carried);
      if (refusal) return refusal;
    }
    for (const corner of verticesOf(scene, item) ?? []) {
      const refusal = refusalOf(scene, visibility, "vertex", corner) ?? refusalAroundVertex(scene, visibility, corner);
      if (refusal) return refusal;
    }
  }
  return null;
}
