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

export type WallStand = {
  edgeKeys: readonly string[];
  /** Metres over the floor, where nothing stands over the edge yet; the room's own height unless told. */
  height?: number;
  newKey?: NewKey;
};

/** Corners this near in plan stand over each other, in metres. */
const UPRIGHT_SLACK = 0.005;
/** The height of a wall in a room without walls, in metres. */
const USUAL_HEIGHT = 2.4;

/** The corners of the ceilings over a floor: those that its walls carry, or where none does those that lie over its middle. */
function ceilingCorners(scene: ReadScene, floor: Face): Vertex[] {
  const carried = roomFaces(scene, floor.key)?.ceilings ?? [];
  const middle = carried.length === 0 ? middleOfFloor(scene, floor) : null;
  const over = [...(middle ? scene.keysOnFloor("face", floor.floorNumber) : [])].flatMap((key) => {
    const face = scene.get("face", key);
    if (face?.label !== "ceiling" || !middle) return [];
    const loops = facePoints(scene, face);
    return isInsideLoops(toPlan(middle), loops.map(floorPlanOf)) && loops.flat().some(([, y]) => y > middle[1])
      ? [face]
      : [];
  });
  const keys = new Set([...carried, ...over].flatMap(({ loops }) => loops.flat()));
  return [...keys].flatMap((key) => scene.get("vertex", key) ?? []);
}

/** The highest corner of the same room over a corner: by its upright edges, or of a ceiling right above. */
function topOver(draft: Draft, base: Vertex, ceiling: readonly Vertex[]): Vertex | null {
  const above: Vertex[] = [];
  const note = (vertex: Vertex | undefined): void => {
    const isOver =
      vertex && Math.hypot(vertex.x - base.x, vertex.z - base.z) <= UPRIGHT_SLACK && vertex.y > base.y + 0.3;
    if (isOver) above.push(vertex);
  };
  for (const key of draft.edgesOfVertex(base.key)) {
    for (const end of draft.get("edge", key)?.vertexKeys ?? []) note(draft.get("vertex", end));
  }
  for (const key of draft.facesOfVertex(base.key)) {
    for (const corner of draft.get("face", key)?.loops.flat() ?? []) note(draft.get("vertex", corner));
  }
  if (above.length === 0) for (const corner of ceiling) note(corner);
  return above.sort((a, b) => b.y - a.y)[0] ?? null;
}

/** The height that the floor's other corners have over them. */
function roomHeight(draft: Draft, floorLoop: readonly string[], ceiling: readonly Vertex[]): number {
  const heights = floorLoop.flatMap((key) => {
    const base = draft.get("vertex", key);
    const top = base && topOver(draft, base, ceiling);
    return base && top ? [top.y - base.y] : [];
  });
  return heights.length > 0 ? Math.max(...heights) : USUAL_HEIGHT;
}

/** The room's own corner over this one, else a new corner. */
function topFor(draft: Draft, base: Vertex, height: number, ceiling: readonly Vertex[]): string {
  const known = topOver(draft, base, ceiling);
  if (known) return known.key;
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

/** Labels an open side as the base of a wall; edges have no update, so it is made anew. */
function labelBase(draft: Draft, a: string, b: string): void {
  for (const edge of edgesBetween(draft, a, b)) {
    if (edge.label === "base") continue;
    const key = draft.newKey("edge");
    draft.remove("edge", edge.key);
    draft.add("edge", { ...withoutServerFields(edge), key, label: "base" });
    draft.replacedKeys[edge.key] = key;
  }
}

/** Stands walls on open sides of floors, up to the corners that are over them. */
export function standWall(scene: ReadScene, { edgeKeys, height, newKey }: WallStand): CommandOutcome {
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
    // Against the floor's own way around, so that the wall faces the room.
    const [a, b] = goesFromTo(floor, first.key, second.key) ? [second, first] : [first, second];
    const ceiling = ceilingCorners(scene, floor);
    const rise = height ?? roomHeight(draft, floor.loops.flat(), ceiling);
    const [topA, topB] = [topFor(draft, a, rise, ceiling), topFor(draft, b, rise, ceiling)];
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
  return finish(draft, TOPOLOGY_COPY.standWall(selects.length), {
    selects,
    floors: floorsOf(scene, "edge", edgeKeys),
  });
}
