/** Extrudes one wall: it moves to copies of its corners, floor and ceiling follow, and new walls close the sides. */
import type { Edge, Face, Vertex } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { loopNormal } from "../../../geometry/newell";
import { dot, lengthOf, subtract, type Vector3 } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { COPY as EDITOR_COPY } from "../../core/copy";
import { loopPlaces, placeOf, placeOfKey, type Records } from "../../core/measures/places";
import { collapseCorners } from "./collapse-corners";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { insertBetween, isSimpleLoop, tidyLoop } from "./loops";
import { dropUnusedEdges, dropUnusedVertex, edgesBetween, ensureEdge, facesOfSide, hasSide } from "./sides";

/** Maximum vertical part of an upright wall's normal. */
const MAX_LEAN = 0.5;
/** Steeper faces do not follow by their slope: minimum vertical part of the normal. */
const MIN_SLOPE_NORMAL = 0.3;
/** Maximum sine of the angle between a wall and the extrusion along it. */
const MAX_SINE = 0.02;

type Side = { a: string; b: string; isUpright: boolean; level: Face[] };

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

/** Returns the horizontal unit vector out of the room; null if the wall is not upright. */
function outwardOf(records: Records, wall: Face): Vector3 | null {
  const normal = loopNormal(loopPlaces(records, wall.loops[0] ?? []));
  if (!normal || Math.abs(normal[1]) > MAX_LEAN) return null;
  const length = Math.hypot(normal[0], normal[2]);
  return [-normal[0] / length, 0, -normal[2] / length];
}

export const isUprightWall = (records: Records, face: Face): boolean =>
  face.label === "wall" && outwardOf(records, face) !== null;

function sidesOf(draft: Draft, wall: Face): Side[] {
  return cyclicPairs(wall.loops[0] ?? []).map(([a, b]) => {
    const [p, q] = [placeOfKey(draft, a) ?? [0, 0, 0], placeOfKey(draft, b) ?? [0, 0, 0]];
    const isUpright = Math.abs(p[1] - q[1]) > Math.hypot(p[0] - q[0], p[2] - q[2]);
    const others = facesOfSide(draft, a, b).filter((face) => face.key !== wall.key && face.label !== "wall");
    return { a, b, isUpright, level: isUpright ? [] : others };
  });
}

/** Returns the position of a corner's copy: moved, and kept on a sloping floor or ceiling. */
function copyPosition(draft: Draft, corner: Vertex, [dx, , dz]: Vector3, sides: readonly Side[]): Vector3 {
  const [x, y, z] = placeOf(corner);
  for (const { a, b, level } of sides) {
    const [follower] = level;
    if (!follower || (a !== corner.key && b !== corner.key)) continue;
    const normal = loopNormal(loopPlaces(draft, follower.loops[0] ?? []));
    if (normal && Math.abs(normal[1]) > MIN_SLOPE_NORMAL)
      return [x + dx, y - (normal[0] * dx + normal[2] * dz) / normal[1], z + dz];
  }
  return [x + dx, y, z + dz];
}

function unpairTwin(draft: Draft, wall: Face): void {
  if (!wall.twinKey) return;
  const twin = draft.get("face", wall.twinKey);
  if (twin?.twinKey === wall.key) draft.update("face", twin.key, { twinKey: null });
  draft.update("face", wall.key, { twinKey: null });
  for (const key of draft.planarObjectsOfFace(wall.key)) {
    const object = draft.get("objectPlanar", key);
    if (!object?.twinKey) continue;
    const other = draft.get("objectPlanar", object.twinKey);
    if (other?.twinKey === key) draft.update("objectPlanar", other.key, { twinKey: null });
    draft.update("objectPlanar", key, { twinKey: null });
  }
}

function labelOf(draft: Draft, { a, b, isUpright, level }: Side): Edge["label"] {
  const existingLabel = edgesBetween(draft, a, b)[0]?.label;
  if (existingLabel && existingLabel !== "opening") return existingLabel;
  if (isUpright) return "corner";
  return level.some(({ label }) => label === "floor") ? "base" : "top";
}

/** Whether an upright side runs along an adjacent wall in the direction of the extrusion, which shortens that wall. */
function runsAlongWall(draft: Draft, wall: Face, { a, b, isUpright }: Side, vector: Vector3): boolean {
  const start = placeOfKey(draft, a);
  if (!isUpright || !start) return false;
  return facesOfSide(draft, a, b).some((face) => {
    const normal = loopNormal(loopPlaces(draft, face.loops[0] ?? []));
    if (face.key === wall.key || face.label !== "wall" || !normal) return false;
    const length = lengthOf(vector);
    if (Math.abs(dot(normal, vector)) > length * MAX_SINE) return false;
    const ahead = loopPlaces(draft, face.loops[0] ?? []).map((place) => dot(subtract(place, start), vector) / length);
    return Math.min(...ahead) > -0.005 && Math.max(...ahead) > 0.005;
  });
}

/** Moves corners along an adjacent wall instead of copying them: records that use the corners move to the copies. */
function moveToCopies(draft: Draft, keys: ReadonlySet<string>, copyOf: (key: string) => string): Refusal | null {
  const locked = [...keys].filter((key) => draft.get("vertex", key)?.locked);
  if (locked.length > 0) return { code: "locked", message: EDITOR_COPY.locked(locked.length), keys: locked };
  for (const key of keys) {
    const problem = collapseCorners(draft, [key], copyOf(key));
    if (problem) return problem;
  }
  return null;
}

/**
 * Returns the loop from the old side to its copy, starting at the foot so that the host frame's u runs along the
 * ground.
 */
function sideWall(draft: Draft, [a, b]: [string, string], [toA, toB]: [string, string]): string[] {
  const [first, second] = [placeOfKey(draft, a), placeOfKey(draft, b)];
  return first && second && first[1] > second[1] ? [b, toB, toA, a] : [toA, a, b, toB];
}

/** An extrusion in progress: `copyOf` returns the key of a corner's copy. */
type Extrusion = { draft: Draft; wall: Face; sides: readonly SideToMove[]; copyOf: (key: string) => string };
/** `slides`: whether the side moves along an adjacent wall, which needs no new wall. */
type SideToMove = Side & { label: Edge["label"]; slides: boolean };

function copyCorners(draft: Draft, corners: readonly Vertex[], vector: Vector3, sides: readonly Side[]) {
  const copies = new Map<string, string>();
  for (const corner of corners) {
    if (copies.has(corner.key)) continue;
    const [x, y, z] = copyPosition(draft, corner, vector, sides);
    const key = draft.newKey("vertex");
    const { surveyKey, floorNumber, confidence } = corner;
    draft.add("vertex", {
      key,
      surveyKey,
      floorNumber,
      x,
      y,
      z,
      source: "user",
      ...(confidence ? { confidence } : {}),
    });
    copies.set(corner.key, key);
  }
  return copies;
}

/** Extends the floors and ceilings at the wall to its copied corners. */
function extendLevelFaces({ draft, sides, copyOf }: Extrusion): void {
  for (const { a, b, level } of sides) {
    for (const { key } of level) {
      const face = draft.get("face", key);
      if (!face) continue;
      const loops = face.loops.map((loop) => tidyLoop(insertBetween(loop, a, b, [copyOf(a), copyOf(b)])));
      draft.update("face", key, { loops });
    }
  }
}

/** Adds faces between the old sides and their copies where no floor, ceiling or adjacent wall closes the gap. */
function closeSides({ draft, wall, sides, copyOf }: Extrusion): void {
  const { surveyKey, floorNumber, exterior, confidence } = wall;
  for (const { a, b, isUpright, level, slides } of sides) {
    if (level.length > 0 || slides) continue;
    if (!isUpright && facesOfSide(draft, a, b).length === 0) continue;
    draft.add("face", {
      key: draft.newKey("face"),
      surveyKey,
      floorNumber,
      label: isUpright ? "wall" : "step",
      loops: [sideWall(draft, [a, b], [copyOf(a), copyOf(b)])],
      source: "user",
      ...(exterior === undefined ? {} : { exterior }),
      ...(confidence ? { confidence } : {}),
    });
  }
}

/** Adds the edges of the moved wall and its holes, and the edges between each corner and its copy. */
function addEdges({ draft, wall, sides, copyOf }: Extrusion, holeEdges: readonly LabeledPair[]): void {
  for (const { a, b, label } of [...sides, ...holeEdges]) ensureEdge(draft, copyOf(a), copyOf(b), label);
  for (const key of wall.loops.flat()) {
    const isSide = draft.facesOfVertex(key).some((faceKey) => {
      const face = draft.get("face", faceKey);
      return !!face && hasSide(face, key, copyOf(key));
    });
    const isAtBase = sides.some(({ a, b, label }) => (a === key || b === key) && label === "base");
    if (isSide) ensureEdge(draft, key, copyOf(key), isAtBase ? "base" : "top");
  }
}

type LabeledPair = { a: string; b: string; label: Edge["label"] };

const edgesOfHoles = (draft: Draft, wall: Face): LabeledPair[] =>
  wall.loops
    .slice(1)
    .flatMap((hole) => cyclicPairs(hole))
    .flatMap(([a, b]) => {
      const label = edgesBetween(draft, a, b)[0]?.label;
      return label ? [{ a, b, label }] : [];
    });

/** Extrudes a wall by `distance` meters, out of its room if positive. Its openings follow; its twin is unpaired. */
export function extrudeOneWall(draft: Draft, wall: Face, distance: number): Refusal | null {
  const outward = outwardOf(draft, wall);
  if (!outward) return refusal(COPY.notAWall, wall.key);
  const keys = wall.loops.flat();
  const corners = keys.flatMap((key) => draft.get("vertex", key) ?? []);
  if (!isSimpleLoop(wall.loops[0] ?? []) || corners.length !== keys.length) {
    return refusal(COPY.brokenOutline, wall.key);
  }
  const vector: Vector3 = [outward[0] * distance, 0, outward[2] * distance];
  const sides = sidesOf(draft, wall).map((side): SideToMove => {
    return { ...side, label: labelOf(draft, side), slides: runsAlongWall(draft, wall, side, vector) };
  });
  if (!sides.some(({ level }) => level.some(({ label }) => label === "floor"))) {
    return refusal(COPY.hasNoBase, wall.key);
  }
  const copies = copyCorners(draft, corners, vector, sides);
  const extrusion: Extrusion = { draft, wall, sides, copyOf: (key) => copies.get(key)! };
  const holeEdges = edgesOfHoles(draft, wall);

  unpairTwin(draft, wall);
  draft.update("face", wall.key, { loops: wall.loops.map((loop) => loop.map(extrusion.copyOf)) });
  extendLevelFaces(extrusion);
  closeSides(extrusion);
  addEdges(extrusion, holeEdges);
  for (const loop of wall.loops) for (const [a, b] of cyclicPairs(loop)) dropUnusedEdges(draft, a, b);
  for (const key of keys) dropUnusedVertex(draft, key);
  const sliding = new Set(sides.flatMap(({ a, b, slides }) => (slides ? [a, b] : [])));
  return moveToCopies(draft, sliding, extrusion.copyOf);
}
