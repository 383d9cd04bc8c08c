import type { Face, Object3D, ObjectPlanar } from "../../domain/geometry-records";
import { fromFrame, toFrame } from "../../geometry/host-frame";
import { multiply } from "../../geometry/quaternion";
import { roundRotation } from "../../geometry/rotation-about";
import { valueRange } from "../../geometry/value-range";
import type { Vector3 } from "../../geometry/vector3";
import { accept, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import { changesOf, type Diff, writeChange } from "../core/diff";
import { type PlanarView, viewAfter } from "../core/measures/planar-view";
import { fromUpright, toUpright, uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import { roundLength } from "../core/round-length";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { movableVertices } from "./move-vertices";
import { writeMovedOpening } from "./openings/move-opening";
import { findMisfit } from "./openings/opening-fit";
import { unpairMovedTwins } from "./openings/unpair-twins";

export type Mirroring = {
  items: readonly SelectionItem[];
  /** Left and right (x), or front and back (z). */
  axis: "x" | "z";
};

type Chosen = { vertices: Set<string>; faces: Face[]; objects: Object3D[]; openings: ObjectPlanar[] };

/** Collects the vertices and records of the items, or returns the key of a missing item. */
function collectChosen(scene: ReadScene, items: readonly SelectionItem[]): Chosen | string {
  const chosen: Chosen = { vertices: new Set(), faces: [], objects: [], openings: [] };
  for (const { kind, key } of items) {
    if (!scene.has(kind, key)) return key;
    if (kind === "vertex") chosen.vertices.add(key);
    for (const end of (kind === "edge" && scene.get("edge", key)?.vertexKeys) || []) chosen.vertices.add(end);
    const face = kind === "face" ? scene.get("face", key) : undefined;
    for (const corner of face?.loops.flat() ?? []) chosen.vertices.add(corner);
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (object) chosen.objects.push(object);
    const opening = kind === "objectPlanar" ? scene.get("objectPlanar", key) : undefined;
    if (opening) chosen.openings.push(opening);
  }
  return chosen;
}

/** Returns the faces whose corners are all mirrored, and the first face of which only some corners are. */
function splitFaces(scene: ReadScene, vertices: ReadonlySet<string>): { whole: Face[]; torn: Face | null } {
  const keys = new Set([...vertices].flatMap((key) => scene.facesOfVertex(key)));
  const faces = [...keys].flatMap((key) => scene.get("face", key) ?? []);
  const isWhole = (face: Face): boolean => face.loops.flat().every((key) => vertices.has(key));
  return { whole: faces.filter(isWhole), torn: faces.find((face) => !isWhole(face)) ?? null };
}

/** Reverses the winding of a mirrored loop and keeps its first side first. */
function reverseLoop(loop: readonly string[]): string[] {
  const [first, second, ...rest] = loop;
  return first === undefined || second === undefined ? [...loop] : [second, first, ...rest.reverse()];
}

/** Mirrors the rotation so that left and right also swap within the object. */
function mirroredTurn([x, y, z, w]: Object3D["quaternion"], axis: "x" | "z"): Object3D["quaternion"] {
  const across: Object3D["quaternion"] = [x + 0, -y + 0, -z + 0, w];
  return roundRotation(axis === "x" ? across : multiply([0, 1, 0, 0], across));
}

const mirroredOutline = (object: ObjectPlanar): Partial<ObjectPlanar> =>
  object.outline ? { outline: object.outline.map(([x, y]): [number, number] => [-x + 0, y]).reverse() } : {};

const mirroredRotation = (object: ObjectPlanar, before: number, after: number): Partial<ObjectPlanar> => {
  const rotation = Math.round((after - ((object.rotation ?? 0) - before)) * 1e7) / 1e7 + 0;
  return rotation === (object.rotation ?? 0) ? {} : { rotation };
};

/** Mirrors the openings of a mirrored face together with the face. */
function writeMirroredOpenings(
  scene: ReadScene,
  after: PlanarView,
  diff: Diff,
  face: Face,
  reflect: (point: Vector3) => Vector3,
): void {
  const oldWall = uprightWall(scene, face.key);
  const newWall = uprightWall(after, face.key);
  if (!oldWall || !newWall) return;
  for (const key of scene.planarObjectsOfFace(face.key)) {
    const object = scene.get("objectPlanar", key);
    if (!object) continue;
    const [u, v] = toFrame(newWall.frame, reflect(fromFrame(oldWall.frame, [object.u, object.v])));
    const turned = mirroredRotation(object, oldWall.turn, newWall.turn);
    writeUpdate(diff, "objectPlanar", object, { u, v, ...turned, ...mirroredOutline(object) });
  }
}

/** Mirrors an opening on its wall, together with its twin. */
function writeMirroredOnWall(scene: ReadScene, diff: Diff, object: ObjectPlanar): void {
  const wall = uprightWall(scene, object.faceKey);
  if (!wall) return;
  const [along, up] = toUpright(wall, [object.u, object.v]);
  const mirroredAlong = roundLength(wall.left + wall.right) - along;
  const [u, v] = fromUpright(wall, [mirroredAlong, up]);
  const { width, height } = object;
  writeMovedOpening(scene, diff, object, { u, v, width, height }, (side) => {
    const turn = uprightWall(scene, side.faceKey)?.turn ?? 0;
    return { ...mirroredRotation(side, turn, turn), ...mirroredOutline(side) };
  });
}

/**
 * Mirrors elements about their common center: left and right (x) or front and back (z). The walls of whole rooms still
 * face inward. An opening whose wall is not mirrored is mirrored on the wall. Mirroring twice restores the elements.
 */
export function mirrorElements(scene: ReadScene, { items, axis }: Mirroring): CommandOutcome {
  const chosen = collectChosen(scene, items);
  if (typeof chosen === "string") return refuse("missing", COPY.missing, [chosen]);
  if (items.length === 0) return refuse("invalid", COPY.nothingToMove);
  const vertices = movableVertices(scene, chosen.vertices);
  if (!Array.isArray(vertices)) return vertices;
  const { whole, torn } = splitFaces(scene, chosen.vertices);
  if (torn) return refuse("invalid", OBJECT_COPY.mirrorShared, [torn.key]);
  const axisIndex = axis === "x" ? 0 : 2;
  const objectCoordinates = chosen.objects.map(({ position }) => position[axisIndex]);
  const [low, high] = valueRange([...vertices.map((vertex) => vertex[axis]), ...objectCoordinates]);
  const centerTwice = roundLength(low + high);
  const reflect = (point: Vector3): Vector3 =>
    axis === "x" ? [centerTwice - point[0], point[1], point[2]] : [point[0], point[1], centerTwice - point[2]];

  const diff: Diff = {};
  for (const vertex of vertices) writeUpdate(diff, "vertex", vertex, { [axis]: centerTwice - vertex[axis] });
  for (const face of whole) writeUpdate(diff, "face", face, { loops: face.loops.map(reverseLoop) });
  const after = viewAfter(scene, diff);
  const carried: Diff = {};
  for (const face of whole) writeMirroredOpenings(scene, after, carried, face, reflect);
  if (carried.objectPlanar) diff.objectPlanar = carried.objectPlanar;
  for (const object of chosen.objects) {
    const [x, y, z] = reflect(object.position);
    writeUpdate(diff, "object3D", object, {
      position: [x, y, z],
      quaternion: mirroredTurn(object.quaternion, axis),
    });
  }
  const hosts = new Set(whole.map((face) => face.key));
  const mirroredOnWall: Diff = {};
  for (const object of chosen.openings) {
    if (hosts.has(object.faceKey) || mirroredOnWall.objectPlanar?.updated[object.key]) continue;
    writeMirroredOnWall(scene, mirroredOnWall, object);
  }
  const misfit = findMisfit(scene, mirroredOnWall);
  if (misfit) return { ok: false, refusal: misfit };
  for (const change of changesOf(mirroredOnWall)) writeChange(diff, change);
  const isMirrored = (key: string): boolean => hosts.has(key);
  unpairMovedTwins(scene, diff, hosts, (one, other) => isMirrored(one) && isMirrored(other));
  return accept(scene, OBJECT_COPY.mirror(items.length), diff);
}
