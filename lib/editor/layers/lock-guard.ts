/** Refuses every change that would move, reshape or delete what is locked, whichever command asks for it. */
import type { Edge, GeometryKind, ObjectPlanar } from "../../domain/geometry-records";
import { fromFrame, hostFrame } from "../../geometry/host-frame";
import { distance, type Vector3 } from "../../geometry/vector3";
import type { Refusal } from "../commands/command";
import { verticesOf } from "../commands/move-elements";
import { changesOf, type Diff, type RecordChange } from "../diff";
import { type PlanarView, viewAfter } from "../openings/planar-view";
import { planarOutline } from "../quantities/planar-outline";
import { changedFields } from "../record-fields";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { LAYERS, layerOf } from "./layer-list";
import type { Visibility } from "./visibility";
import { LAYER_WORDS } from "./words";

/** Fields that say something of an element and leave it where and as it is. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...["roomLabel", "twinKey", "hostKey", "acceptedBy", "acceptedAt"],
  ...["confidence", "locked", "source"],
]);

function isHarmless({ from, to }: RecordChange): boolean {
  return Boolean(from && to) && changedFields(from as object, to as object).every((field) => HARMLESS.has(field));
}

/** What lies nearer to where it was has not moved, in metres: places are kept to a tenth of a millimetre. */
const UNMOVED = 0.001;

/** The corners of what lies on a face, in the room. */
function placesOf({ get }: PlanarView, object: ObjectPlanar): Vector3[] {
  const corners = (get("face", object.faceKey)?.loops[0] ?? []).flatMap((key): Vector3[] => {
    const at = get("vertex", key);
    return at ? [[at.x, at.y, at.z]] : [];
  });
  const frame = hostFrame(corners);
  return frame ? planarOutline(object).map((corner) => fromFrame(frame, corner)) : [];
}

/** A wall whose first corner moves has its doors counted from there: those that stay where they are have not moved. */
function staysInRoom(before: PlanarView, after: PlanarView, { kind, from, to }: RecordChange): boolean {
  if (kind !== "objectPlanar" || !from || !to) return false;
  const [was, is] = [placesOf(before, from), placesOf(after, to)];
  return was.length > 0 && was.every((corner, at) => is[at] && distance(corner, is[at]) < UNMOVED);
}

/** Why this one stays as it is; null where it is not locked. */
function refusalOf(scene: ReadScene, seen: Visibility, kind: GeometryKind, key: string): Refusal | null {
  const by = seen.lockOf(kind, key);
  const record = by === null ? undefined : scene.get(kind, key);
  if (!by || !record) return null;
  const layer = LAYERS[layerOf(kind, record)];
  const message = by === "layer" && layer ? LAYER_WORDS.layerLocked(layer) : LAYER_WORDS.rowLocked(by, kind);
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

/** Why a change cannot be made to the scene as it is; null where it touches nothing locked. What is added never does. */
export function refuseLocked(scene: ReadScene, seen: Visibility, diff: Diff): Refusal | null {
  const isReplaced = comingEdges(diff);
  const after = viewAfter(scene, diff);
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    if (!from || isHarmless(change) || staysInRoom(scene, after, change)) continue;
    const refusal =
      refusalOf(scene, seen, kind, key) ??
      (kind === "vertex" ? aroundVertex(scene, seen, key) : null) ??
      (kind === "edge" && !to ? aroundEdge(scene, seen, change.from as Edge, isReplaced) : null);
    if (refusal) return refusal;
  }
  return null;
}

/** Why these cannot be moved, before anything is tried; null where they can. */
export function refuseToMove(scene: ReadScene, seen: Visibility, items: readonly SelectionItem[]): Refusal | null {
  for (const item of items) {
    const own = refusalOf(scene, seen, item.kind, item.key);
    if (own) return own;
    for (const corner of verticesOf(scene, item) ?? []) {
      const refusal = refusalOf(scene, seen, "vertex", corner) ?? aroundVertex(scene, seen, corner);
      if (refusal) return refusal;
    }
  }
  return null;
}
