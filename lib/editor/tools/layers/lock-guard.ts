/** Refuses every change that would move, reshape or delete what is locked, whichever command asks for it. */
import type { Edge, GeometryKind, ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, hostFrame } from "../../../geometry/host-frame";
import { distance, type Vector3 } from "../../../geometry/vector3";
import { verticesOf } from "../../commands/move-elements";
import { findingOf } from "../../commands/openings/opening-findings";
import type { Refusal } from "../../core/command";
import { changesOf, type Diff, type RecordChange } from "../../core/diff";
import { planarOutline } from "../../core/measures/planar-outline";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import { changedFields } from "../../core/record-fields";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { LAYER_COPY } from "./copy";
import { LAYERS, layerOf } from "./layer-list";
import type { Visibility } from "./visibility";

/** What lies nearer to where it was has not moved, in metres: what comes of places kept to a tenth of a millimetre. */
const UNMOVED = 0.0003;

/** Where an object lies on its face: counted anew where the face's first corner has moved. */
const PLACE: ReadonlySet<string> = new Set(["u", "v", "rotation", "outline"]);

/** Whether a change says no more of a door than where it is. */
const isRecounted = ({ kind, from, to }: RecordChange): boolean =>
  kind === "objectPlanar" && !!from && !!to && changedFields(from, to).every((field) => PLACE.has(field));

/** The corners of what lies on a face, in the room. */
function placesOf({ get }: PlanarView, object: ObjectPlanar | undefined): Vector3[] {
  const corners = (get("face", object?.faceKey ?? "")?.loops[0] ?? []).flatMap((key): Vector3[] => {
    const at = get("vertex", key);
    return at ? [[at.x, at.y, at.z]] : [];
  });
  const frame = hostFrame(corners);
  return object && frame ? planarOutline(object).map((corner) => fromFrame(frame, corner)) : [];
}

/** False also where its wall encloses nothing. */
function staysInRoom(before: PlanarView, after: PlanarView, key: string): boolean {
  const [was, is] = [before, after].map((view) => placesOf(view, view.get("objectPlanar", key)));
  return was!.length > 0 && was!.every((corner, at) => is![at] && distance(corner, is![at]) < UNMOVED);
}

/** Fields that say something of an element and leave it where and as it is. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...["roomLabel", "twinKey", "hostKey", "acceptedBy", "acceptedAt", "acceptedAs"],
  ...["confidence", "locked", "source"],
]);

function isHarmless({ from, to }: RecordChange): boolean {
  return Boolean(from && to) && changedFields(from as object, to as object).every((field) => HARMLESS.has(field));
}

/** Why this one stays as it is; null where it is not locked. */
function refusalOf(scene: ReadScene, seen: Visibility, kind: GeometryKind, key: string): Refusal | null {
  const by = seen.lockOf(kind, key);
  const record = by === null ? undefined : scene.get(kind, key);
  if (!by || !record) return null;
  const layer = LAYERS[layerOf(kind, record)];
  const message = by === "layer" && layer ? LAYER_COPY.layerLocked(layer) : LAYER_COPY.rowLocked(by, kind);
  return { code: "locked", message, keys: [key] };
}

/** A corner that goes elsewhere takes its edges and faces along. */
function aroundVertex(scene: ReadScene, seen: Visibility, key: string): Refusal | null {
  for (const face of scene.facesOfVertex(key)) {
    const refusal = refusalOf(scene, seen, "face", face);
    if (refusal) return refusal;
  }
  for (const edge of scene.edgesOfVertex(key)) {
    const refusal = refusalOf(scene, seen, "edge", edge);
    if (refusal) return refusal;
  }
  return null;
}

const endsOf = ({ vertexKeys: [a, b] }: Edge): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** An edge that goes leaves the faces that it bounded without their side, unless another takes its place. */
function aroundEdge(scene: ReadScene, seen: Visibility, edge: Edge, isReplaced: (ends: string) => boolean) {
  const [a, b] = edge.vertexKeys;
  const others = new Set(scene.facesOfVertex(b));
  for (const face of scene.facesOfVertex(a)) {
    const refusal = others.has(face) ? refusalOf(scene, seen, "face", face) : null;
    if (refusal) return isReplaced(endsOf(edge)) ? null : refusal;
  }
  return null;
}

/** Whether an edge between these ends comes in by the diff, as it does under another label. */
function comingEdges(diff: Diff): (ends: string) => boolean {
  let coming: Set<string> | null = null;
  return (ends) => {
    coming ??= new Set(Object.values(diff.edge?.added ?? {}).map(endsOf));
    return coming.has(ends);
  };
}

/** A wall that changes its shape leaves what is locked on it exactly where it is, and within it. */
function aroundFace(scene: ReadScene, after: PlanarView, seen: Visibility, faceKey: string): Refusal | null {
  for (const key of scene.planarObjectsOfFace(faceKey)) {
    const refusal = refusalOf(scene, seen, "objectPlanar", key);
    if (!refusal) continue;
    const isRight = !findingOf(after, key) || findingOf(scene, key) !== null;
    if (!isRight || !staysInRoom(scene, after, key)) return refusal;
  }
  return null;
}

/** Why a change cannot be made to the scene as it is; null where it touches nothing locked. What is added never does. */
export function refuseLocked(scene: ReadScene, seen: Visibility, diff: Diff): Refusal | null {
  const isReplaced = comingEdges(diff);
  const after = viewAfter(scene, diff);
  const reshaped = new Set<string>();
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    if (!from || isHarmless(change) || (isRecounted(change) && staysInRoom(scene, after, key))) continue;
    const refusal =
      refusalOf(scene, seen, kind, key) ??
      (kind === "vertex" ? aroundVertex(scene, seen, key) : null) ??
      (kind === "edge" && !to ? aroundEdge(scene, seen, change.from as Edge, isReplaced) : null);
    if (refusal) return refusal;
    if (kind === "vertex") for (const face of scene.facesOfVertex(key)) reshaped.add(face);
  }
  for (const face of reshaped) {
    const refusal = aroundFace(scene, after, seen, face);
    if (refusal) return refusal;
  }
  return null;
}

/** Why these cannot be moved, before anything is tried; null where they can. */
export function refuseToMove(scene: ReadScene, seen: Visibility, items: readonly SelectionItem[]): Refusal | null {
  for (const item of items) {
    const own = refusalOf(scene, seen, item.kind, item.key);
    if (own) return own;
    for (const carried of item.kind === "face" ? scene.planarObjectsOfFace(item.key) : []) {
      const refusal = refusalOf(scene, seen, "objectPlanar", carried);
      if (refusal) return refusal;
    }
    for (const corner of verticesOf(scene, item) ?? []) {
      const refusal = refusalOf(scene, seen, "vertex", corner) ?? aroundVertex(scene, seen, corner);
      if (refusal) return refusal;
    }
  }
  return null;
}
