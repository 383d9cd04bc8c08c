/** Pulls a wall off its place: it goes on copies of its corners, floor and ceiling follow, new walls close the sides. */
import type { Edge, Face, Vertex } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { loopNormal } from "../../../geometry/newell";
import { dot, lengthOf, subtract, type Vector3 } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { COPY as EDITOR_WORDS } from "../../core/copy";
import { loopPlaces, placeOf, placeOfKey, type Records } from "../../core/measures/places";
import { collapseCorners } from "./collapse-corners";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { insertBetween, isSimpleLoop, tidyLoop } from "./loops";
import { dropUnusedEdges, dropUnusedVertex, edgesBetween, ensureEdge, facesOfSide, hasSide } from "./sides";

/** How far a wall's normal may lean from level. */
const UPRIGHT = 0.5;
/** A face this steep does not follow by its slope. */
const STEEP = 0.3;
/** How far a wall that is run along may be turned off, as a sine. */
const IN_PLANE = 0.02;

type Side = { a: string; b: string; isUpright: boolean; level: Face[] };

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

/** Out of the room, level, of length 1; null for what is no upright wall. */
function outwardOf(records: Records, wall: Face): Vector3 | null {
  const normal = loopNormal(loopPlaces(records, wall.loops[0] ?? []));
  if (!normal || Math.abs(normal[1]) > UPRIGHT) return null;
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

/** Where a corner's copy lies: moved along, and kept on a sloping floor or ceiling that it stands on. */
function movedPlace(draft: Draft, corner: Vertex, [dx, , dz]: Vector3, sides: readonly Side[]): Vector3 {
  const [x, y, z] = placeOf(corner);
  for (const { a, b, level } of sides) {
    const [follower] = level;
    if (!follower || (a !== corner.key && b !== corner.key)) continue;
    const normal = loopNormal(loopPlaces(draft, follower.loops[0] ?? []));
    if (normal && Math.abs(normal[1]) > STEEP)
      return [x + dx, y - (normal[0] * dx + normal[2] * dz) / normal[1], z + dz];
  }
  return [x + dx, y, z + dz];
}

function letTwinGo(draft: Draft, wall: Face): void {
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
  const known = edgesBetween(draft, a, b)[0]?.label;
  if (known && known !== "opening") return known;
  if (isUpright) return "corner";
  return level.some(({ label }) => label === "floor") ? "base" : "top";
}

/** The wall beside an upright side that the side runs along when the wall is pulled this way: it gets shorter. */
function runsAlong(draft: Draft, wall: Face, { a, b, isUpright }: Side, vector: Vector3): boolean {
  const start = placeOfKey(draft, a);
  if (!isUpright || !start) return false;
  return facesOfSide(draft, a, b).some((face) => {
    const normal = loopNormal(loopPlaces(draft, face.loops[0] ?? []));
    if (face.key === wall.key || face.label !== "wall" || !normal) return false;
    const length = lengthOf(vector);
    if (Math.abs(dot(normal, vector)) > length * IN_PLANE) return false;
    const ahead = loopPlaces(draft, face.loops[0] ?? []).map((place) => dot(subtract(place, start), vector) / length);
    return Math.min(...ahead) > -0.005 && Math.max(...ahead) > 0.005;
  });
}

/** Corners that go on along a wall are not copied but moved: what stood on them stands on the copies. */
function letFollow(draft: Draft, keys: ReadonlySet<string>, copyOf: (key: string) => string): Refusal | null {
  const locked = [...keys].filter((key) => draft.get("vertex", key)?.locked);
  if (locked.length > 0) return { code: "locked", message: EDITOR_WORDS.locked(locked.length), keys: locked };
  for (const key of keys) {
    const problem = collapseCorners(draft, [key], copyOf(key));
    if (problem) return problem;
  }
  return null;
}

/** From the old side to its copy, beginning at the foot, so that the host frame's u runs along the ground. */
function sideWall(draft: Draft, [a, b]: [string, string], [toA, toB]: [string, string]): string[] {
  const [first, second] = [placeOfKey(draft, a), placeOfKey(draft, b)];
  return first && second && first[1] > second[1] ? [b, toB, toA, a] : [toA, a, b, toB];
}

/** Pulls one wall by metres, out of its room where above 0. What hangs on it goes along; its twin is let go. */
export function pullWall(draft: Draft, wall: Face, distance: number): Refusal | null {
  const [outer = []] = wall.loops;
  const outward = outwardOf(draft, wall);
  if (!outward) return refusal(COPY.notAWall, wall.key);
  const corners = wall.loops.flat().flatMap((key) => draft.get("vertex", key) ?? []);
  if (!isSimpleLoop(outer) || corners.length !== wall.loops.flat().length) return refusal(COPY.brokenOutline, wall.key);
  const sides = sidesOf(draft, wall);
  if (!sides.some(({ level }) => level.some(({ label }) => label === "floor"))) {
    return refusal(COPY.standsOnNothing, wall.key);
  }
  const vector: Vector3 = [outward[0] * distance, 0, outward[2] * distance];
  const { surveyKey, floorNumber } = wall;

  const copies = new Map<string, string>();
  for (const corner of corners) {
    if (copies.has(corner.key)) continue;
    const [x, y, z] = movedPlace(draft, corner, vector, sides);
    const key = draft.newKey("vertex");
    const { confidence } = corner;
    draft.add("vertex", {
      key,
      surveyKey,
      floorNumber: corner.floorNumber,
      x,
      y,
      z,
      source: "user",
      ...(confidence ? { confidence } : {}),
    });
    copies.set(corner.key, key);
  }
  const copyOf = (key: string): string => copies.get(key)!;
  const labels = sides.map((side) => labelOf(draft, side));
  const following = sides.map((side) => runsAlong(draft, wall, side, vector));
  const rims = wall.loops
    .slice(1)
    .flatMap((hole) => cyclicPairs(hole))
    .flatMap(([a, b]) => {
      const label = edgesBetween(draft, a, b)[0]?.label;
      return label ? [{ a, b, label }] : [];
    });

  letTwinGo(draft, wall);
  draft.update("face", wall.key, { loops: wall.loops.map((loop) => loop.map(copyOf)) });
  for (const { a, b, level } of sides) {
    for (const { key } of level) {
      const face = draft.get("face", key);
      if (!face) continue;
      const loops = face.loops.map((loop) => tidyLoop(insertBetween(loop, a, b, [copyOf(a), copyOf(b)])));
      draft.update("face", key, { loops });
    }
  }
  sides.forEach(({ a, b, isUpright, level }, index) => {
    if (level.length > 0 || following[index]) return;
    const beside = facesOfSide(draft, a, b);
    if (!isUpright && beside.length === 0) return;
    draft.add("face", {
      key: draft.newKey("face"),
      surveyKey,
      floorNumber,
      label: isUpright ? "wall" : "step",
      loops: [sideWall(draft, [a, b], [copyOf(a), copyOf(b)])],
      source: "user",
      ...(wall.exterior === undefined ? {} : { exterior: wall.exterior }),
      ...(wall.confidence ? { confidence: wall.confidence } : {}),
    });
  });

  for (const [index, { a, b }] of sides.entries()) ensureEdge(draft, copyOf(a), copyOf(b), labels[index]!);
  for (const { a, b, label } of rims) ensureEdge(draft, copyOf(a), copyOf(b), label);
  for (const { key } of corners) {
    const isSide = draft.facesOfVertex(key).some((faceKey) => {
      const face = draft.get("face", faceKey);
      return !!face && hasSide(face, key, copyOf(key));
    });
    const isAtBase = sides.some(({ a, b }, index) => (a === key || b === key) && labels[index] === "base");
    if (isSide) ensureEdge(draft, key, copyOf(key), isAtBase ? "base" : "top");
  }
  for (const loop of wall.loops) for (const [a, b] of cyclicPairs(loop)) dropUnusedEdges(draft, a, b);
  for (const { key } of corners) dropUnusedVertex(draft, key);
  const moved = new Set(sides.flatMap(({ a, b }, index) => (following[index] ? [a, b] : [])));
  return letFollow(draft, moved, copyOf);
}
