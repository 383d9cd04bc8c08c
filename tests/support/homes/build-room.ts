/**
 * One closed room as records: floor, ceiling, walls on shared corners, an edge for every side, openings and objects.
 */
import type { Edge, EdgeLabel, Face, ObjectPlanar } from "@/lib/domain/geometry-records";
import { roundLength } from "@/lib/editor/core/round-length";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { LevelPlan, OpeningPlan, RoomPlan } from "./home-plan";

type Plan = readonly [x: number, z: number];
type Wall = { face: Face; length: number; side: number; isTaken: boolean };

export type RoomSetup = {
  surveyKey: string;
  /** Prefix of every key, e.g. "0.1.2" for the third room of the second row of the entry level. */
  name: string;
  room: RoomPlan;
  level: LevelPlan;
  /** The room's corner with the least x and z, and the room's extent along z. */
  x: number;
  z: number;
  depth: number;
};

/** `lowest`: the height of the room's lowest wall. */
export type BuiltRoom = { records: SceneRecords; walls: Wall[]; lowest: number };

/** Returns the room's outline. Side 0 is at the least x; the side at the greatest x is the last but one. */
function outlineOf({ room, x, z, depth }: RoomSetup): Plan[] {
  const [right, far] = [x + room.width, z + depth];
  const { notch } = room;
  if (!notch) {
    return [
      [x, z],
      [x, far],
      [right, far],
      [right, z],
    ];
  }
  return [
    [x, z],
    [x, far],
    [right - notch.width, far],
    [right - notch.width, far - notch.depth],
    [right, far - notch.depth],
    [right, z],
  ];
}

export function buildRoom(setup: RoomSetup): BuiltRoom {
  const { name, room, level, x, z, depth } = setup;
  const common = { surveyKey: setup.surveyKey, floorNumber: level.floorNumber, revision: 1, source: "scan" as const };
  const ground = level.floorNumber * 3.2;
  const topAt = (at: Plan): number => ground + level.height + room.slope * (at[0] - x);
  const records: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };
  const lowest = level.height + Math.min(0, room.slope * room.width);
  const pairs = new Set<string>();

  function corner(key: string, [px, pz]: Plan, y: number): string {
    const isLocked = room.locked.includes(records.vertex.length);
    const position = { x: roundLength(px), y: roundLength(y), z: roundLength(pz) };
    records.vertex.push({ ...common, key: `${name}-${key}`, ...position, confidence: "high", locked: isLocked });
    return `${name}-${key}`;
  }
  function edge(a: string, b: string, label: EdgeLabel): void {
    const pair = [a, b].sort().join(" ");
    if (pairs.has(pair)) return;
    pairs.add(pair);
    const record: Edge = { ...common, key: `${name}-e${pairs.size}`, vertexKeys: [a, b], label };
    records.edge.push(record);
  }
  function face(key: string, label: Face["label"], loops: string[][], more: Partial<Face> = {}): Face {
    const record: Face = { ...common, key: `${name}-${key}`, label, loops, confidence: "medium", ...more };
    records.face.push(record);
    return record;
  }

  const outline = outlineOf(setup).map((at, side) => ({ at, side, startsWall: true }));
  const { joint } = room;
  if (joint) {
    const from = joint.side % outline.length;
    const [a, b] = [outline[from]!, outline[(from + 1) % outline.length]!];
    const middle: Plan = [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2];
    outline.splice(from + 1, 0, { at: middle, side: from, startsWall: !joint.isOneWall });
  }
  const base = outline.map(({ at }, index) => corner(`b${index}`, at, ground));
  const tops = outline.map(({ at }, index) => corner(`t${index}`, at, topAt(at)));

  const holes: string[][] = [];
  if (room.hasStairwell) {
    const hole: Plan[] = [
      [x + 0.4, z + 0.4],
      [x + 0.9, z + 0.4],
      [x + 0.9, z + 0.9],
      [x + 0.4, z + 0.9],
    ];
    const keys = hole.map((at, index) => corner(`h${index}`, at, ground));
    keys.forEach((key, index) => {
      edge(key, keys[(index + 1) % keys.length]!, "opening");
    });
    holes.push(keys);
  }
  const floor = face("floor", "floor", [base, ...holes], { roomLabel: `Room ${name}` });
  face("ceiling", "ceiling", [[...tops].reverse()]);

  const walls: Wall[] = [];
  outline.forEach(({ startsWall, side }, start) => {
    if (!startsWall) return;
    const along = [start];
    do along.push((along.at(-1)! + 1) % outline.length);
    while (!outline[along.at(-1)!]!.startsWall);
    const back = [...along].reverse();
    const loop = [...back.map((index) => base[index]!), ...along.map((index) => tops[index]!)];
    const [from, to] = [outline[along[0]!]!.at, outline[along.at(-1)!]!.at];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    walls.push({ face: face(`w${start}`, "wall", [loop]), length, side, isTaken: false });
    along.slice(1).forEach((index, previous) => {
      edge(base[along[previous]!]!, base[index]!, "base");
      edge(tops[along[previous]!]!, tops[index]!, "top");
    });
    edge(base[start]!, tops[start]!, "corner");
  });

  if (room.partition) {
    const line: Plan[] = [
      [x + 0.6, z + depth / 3],
      [x + 1.2, z + depth / 3],
    ];
    const low = line.map((at, index) => corner(`pb${index}`, at, ground));
    const high = line.map((at, index) => corner(`pt${index}`, at, ground + room.partition!.height));
    const loop = [low[0]!, low[1]!, high[1]!, high[0]!];
    face("p", "wall", [loop]);
    edge(loop[0]!, loop[1]!, "base");
    edge(loop[1]!, loop[2]!, "corner");
    edge(loop[2]!, loop[3]!, "top");
    edge(loop[3]!, loop[0]!, "corner");
  }

  room.openings.forEach((opening, index) => {
    const wall = walls[opening.wall % walls.length]!;
    const planar = openingOn(wall, opening, lowest);
    if (planar) records.objectPlanar.push({ ...common, key: `${name}-o${index}`, ...planar });
  });
  if (room.hasDamage) {
    const damage = { faceKey: floor.key, label: "damage" as const, u: 1.2, v: 0.3, width: 0.2, height: 0.2 };
    records.objectPlanar.push({ ...common, key: `${name}-damage`, ...damage });
  }
  for (let index = 0; index < room.objects; index += 1) {
    records.object3D.push({
      ...common,
      key: `${name}-3d${index}`,
      label: "furniture",
      position: [roundLength(x + 0.8), roundLength(ground + 0.4), roundLength(z + 0.5 + index * 0.3)],
      quaternion: [0, 0, 0, 1],
      size: [0.5, 0.8, 0.2],
      hostKey: index % 2 === 0 ? floor.key : null,
    });
  }
  return { records, walls, lowest };
}

/** Returns an opening on a wall with space for it and no other opening, else null; marks the wall as used. */
export function openingOn(wall: Wall, opening: Omit<OpeningPlan, "wall">, height: number): PlanarPlaceOnWall | null {
  const width = Math.min(opening.width, wall.length - 0.1);
  if (wall.isTaken || width < 0.3) return null;
  wall.isTaken = true;
  const tall = Math.min(opening.height, height - 0.3);
  const u = width / 2 + 0.05 + (wall.length - width - 0.1) * opening.share;
  const v = opening.label === "window" ? height - 0.2 - tall / 2 : tall / 2;
  return {
    label: opening.label,
    faceKey: wall.face.key,
    u: roundLength(u),
    v: roundLength(v),
    width: roundLength(width),
    height: roundLength(tall),
  };
}

type PlanarPlaceOnWall = Pick<ObjectPlanar, "label" | "faceKey" | "u" | "v" | "width" | "height">;
