import type { Face, Vertex } from "../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../geometry/floor-plan";
import { isInsideLoops } from "../../geometry/point-in-polygon";
import { distance } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { facePoints } from "../core/measures/face-points";
import { placeOf } from "../core/measures/places";
import { middleOfFloor } from "../core/objects/middle-of-floor";
import { withoutServerFields } from "../core/record-fields";
import { roomFaces } from "../core/rooms/room-faces";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft, type Draft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";
import { edgesBetween, ensureEdge, facesOfSide, goesFromTo } from "./topology/sides";

export type WallsToAdd = {
  edgeKeys: readonly string[];
  /** Meters above the floor, if there is no corner above the edge yet; the height of the room by default. */
  height?: number;
  newKey?: NewKey;
};

/** Corners this close on the plan are above each other, in meters. */
const MAX_OFFSET = 0.005;
/** The wall height in a room without walls, in meters. */
const DEFAULT_HEIGHT = 2.4;

/**
 * Returns the corners of the ceilings over a floor: the ceilings of its room, or otherwise the ceilings above its
 * center.
 */
function ceilingCorners(scene: ReadScene, floor: Face): Vertex[] {
  const roomCeilings = roomFaces(scene, floor.key)?.ceilings ?? [];
  const middle = roomCeilings.length === 0 ? middleOfFloor(scene, floor) : null;
  const facesAbove = [...(middle ? scene.keysOnFloor("face", floor.floorNumber) : [])].flatMap((key) => {
    const face = scene.get("face", key);
    if (face?.label !== "ceiling" || !middle) return [];
    const loops = facePoints(scene, face);
    return isInsideLoops(toPlan(middle), loops.map(floorPlanOf)) && loops.flat().some(([, y]) => y > middle[1])
      ? [face]
      : [];
  });
  const keys = new Set([...roomCeilings, ...facesAbove].flatMap(({ loops }) => loops.flat()));
  return [...keys].flatMap((key) => scene.get("vertex", key) ?? []);
}

/** Returns the highest corner of the same room above a corner, by its vertical edges or from a ceiling right above. */
function cornerAbove(draft: Draft, base: Vertex, ceiling: readonly Vertex[]): Vertex | null {
  const above: Vertex[] = [];
  const collect = (vertex: Vertex | undefined): void => {
    const isOver = vertex && Math.hypot(vertex.x - base.x, vertex.z - base.z) <= MAX_OFFSET && vertex.y > base.y + 0.3;
    if (isOver) above.push(vertex);
  };
  for (const key of draft.edgesOfVertex(base.key)) {
    for (const end of draft.get("edge", key)?.vertexKeys ?? []) collect(draft.get("vertex", end));
  }
  for (const key of draft.facesOfVertex(base.key)) {
    for (const corner of draft.get("face", key)?.loops.flat() ?? []) collect(draft.get("vertex", corner));
  }
  if (above.length === 0) for (const corner of ceiling) collect(corner);
  return above.sort((a, b) => b.y - a.y)[0] ?? null;
}

/** Returns the height of the room above the other corners of the floor. */
function roomHeight(draft: Draft, floorLoop: readonly string[], ceiling: readonly Vertex[]): number {
  const heights = floorLoop.flatMap((key) => {
    const base = draft.get("vertex", key);
    const top = base && cornerAbove(draft, base, ceiling);
    return base && top ? [top.y - base.y] : [];
  });
  return heights.length > 0 ? Math.max(...heights) : DEFAULT_HEIGHT;
}

/** Returns the key of the room's corner above `base`, or adds one `height` meters above. */
function ensureCornerAbove(draft: Draft, base: Vertex, height: number, ceiling: readonly Vertex[]): string {
  const existing = cornerAbove(draft, base, ceiling);
  if (existing) return existing.key;
  const key = draft.newKey("vertex");
  const { surveyKey, floorNumber, x, y, z, confidence } = base;
  draft.add("vertex", {
    key,
    surveyKey,
    floorNumber,
    x,
    y: y + height,
    z,
    source: "user",
    ...(confidence ? { confidence } : {}),
  });
  return key;
}

/** Labels an open side as the base of a wall. Edges cannot be updated, so the edge is recreated. */
function labelBase(draft: Draft, a: string, b: string): void {
  for (const edge of edgesBetween(draft, a, b)) {
    if (edge.label === "base") continue;
    const key = draft.newKey("edge");
    draft.remove("edge", edge.key);
    draft.add("edge", { ...withoutServerFields(edge), key, label: "base" });
    draft.replacedKeys[edge.key] = key;
  }
}

/** Adds walls on open sides of floors, up to the corners above them. */
export function addWalls(scene: ReadScene, { edgeKeys, height, newKey }: WallsToAdd): CommandOutcome {
  if (edgeKeys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseWall);
  if (!areFinite([height])) return refuse("invalid", COPY.notANumber);
  if ((height ?? 1) <= 0) return refuse("invalid", TOPOLOGY_COPY.noHeight);
  const draft = createDraft(scene, newKey);
  const selects = [];
  for (const edgeKey of new Set(edgeKeys)) {
    const edge = scene.get("edge", edgeKey);
    const [first, second] = (edge?.vertexKeys ?? []).map((key) => scene.get("vertex", key));
    if (!edge || !first || !second) return refuse("missing", COPY.missing, [edgeKey]);
    const faces = facesOfSide(draft, first.key, second.key);
    const floor = faces.find(({ label }) => label === "floor");
    if (!floor || distance(placeOf(first), placeOf(second)) < 0.005) {
      return refuse("invalid", TOPOLOGY_COPY.noFloorSide, [edgeKey]);
    }
    if (faces.some(({ label }) => label === "wall")) return refuse("invalid", TOPOLOGY_COPY.hasWall, [edgeKey]);
    // Against the winding of the floor, so that the wall faces the room.
    const [a, b] = goesFromTo(floor, first.key, second.key) ? [second, first] : [first, second];
    const ceiling = ceilingCorners(scene, floor);
    const rise = height ?? roomHeight(draft, floor.loops.flat(), ceiling);
    const [topA, topB] = [ensureCornerAbove(draft, a, rise, ceiling), ensureCornerAbove(draft, b, rise, ceiling)];
    const key = draft.newKey("face");
    const { surveyKey, floorNumber } = floor;
    draft.add("face", {
      key,
      surveyKey,
      floorNumber,
      label: "wall",
      loops: [[a.key, b.key, topB, topA]],
      source: "user",
    });
    labelBase(draft, a.key, b.key);
    ensureEdge(draft, b.key, topB, "corner");
    ensureEdge(draft, topB, topA, "top");
    ensureEdge(draft, topA, a.key, "corner");
    selects.push({ kind: "face" as const, key });
  }
  return finish(draft, TOPOLOGY_COPY.addWalls(selects.length), {
    selects,
    floors: floorsOf(scene, "edge", edgeKeys),
  });
}
