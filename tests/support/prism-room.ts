/**
 * Rooms over any outline for tests of measurements: upright walls, a ceiling at any height, columns, rotated and moved.
 */
import type { Confidence, Face, Vertex } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";

export type PlanPoint = readonly [x: number, z: number];

export type Prism = {
  /** Counterclockwise seen from above, where -z is up. */
  outline: readonly PlanPoint[];
  /** Outlines of columns from floor to ceiling. */
  columns?: readonly (readonly PlanPoint[])[];
  /** The height of the ceiling at a position; must be planar. */
  height: (x: number, z: number) => number;
  /** The confidence of a corner, by the corner's index. */
  confidence?: (index: number) => Confidence;
  /** About the vertical axis, in radians, applied before the move. */
  turn?: number;
  shift?: readonly [x: number, y: number, z: number];
  hasCeiling?: boolean;
  name?: string;
};

export const PRISM_SURVEY = "srv-prism";
const base = { surveyKey: PRISM_SURVEY, floorNumber: 0 };

/** Builds the room. Keys: "floor", "ceiling", walls "wall0"… along the outline and "wall0.0"… around the columns. */
export function prismRoom(prism: Prism): SceneRecords {
  const { outline, columns = [], height, confidence = () => "high", turn = 0, shift = [0, 0, 0], name = "" } = prism;
  const vertex: Vertex[] = [];
  const face: Face[] = [];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];

  function corner(key: string, [x, z]: PlanPoint, y: number): string {
    vertex.push({
      ...base,
      key: name + key,
      x: x * cos + z * sin + shift[0],
      y: y + shift[1],
      z: z * cos - x * sin + shift[2],
      confidence: confidence(vertex.length),
    });
    return name + key;
  }

  function walls(points: readonly PlanPoint[], ending: string): { base: string[]; top: string[] } {
    const low = points.map((point, index) => corner(`b${ending}${index}`, point, 0));
    const high = points.map((point, index) => corner(`t${ending}${index}`, point, height(...point)));
    points.forEach((_, index) => {
      const next = (index + 1) % points.length;
      const loop = [low[next]!, low[index]!, high[index]!, high[next]!];
      face.push({ ...base, key: `${name}wall${ending}${index}`, label: "wall", loops: [loop] });
    });
    return { base: low, top: high };
  }

  const outer = walls(outline, "");
  const inner = columns.map((points, index) => walls([...points].reverse(), `${index}.`));
  face.push({
    ...base,
    key: `${name}floor`,
    label: "floor",
    loops: [outer.base, ...inner.map((column) => column.base)],
    roomLabel: name || "Room",
  });
  if (prism.hasCeiling !== false) {
    const loops = [outer.top, ...inner.map((column) => column.top)].map((loop) => [...loop].reverse());
    face.push({ ...base, key: `${name}ceiling`, label: "ceiling", loops });
  }
  return { vertex, edge: [], face, objectPlanar: [], object3D: [] };
}

/**
 * Builds a room of `width` along x by `depth`, with these heights of eaves and ridge; the ridge runs along x. The
 * gable ends are "west" and "east".
 */
export function gableRoom(width: number, depth: number, eaves: number, ridge: number): SceneRecords {
  const vertex: Vertex[] = [];
  const add = (key: string, x: number, y: number, z: number): string => {
    vertex.push({ ...base, key, x, y, z, confidence: "medium" });
    return key;
  };
  const corners = [
    [0, 0],
    [0, depth],
    [width, depth],
    [width, 0],
  ] as const;
  const [a, b, c, d] = corners.map(([x, z], side) => add(`b${side}`, x, 0, z)) as [string, string, string, string];
  const [e, f, g, h] = corners.map(([x, z], side) => add(`t${side}`, x, eaves, z)) as [string, string, string, string];
  const west = add("r0", 0, ridge, depth / 2);
  const east = add("r1", width, ridge, depth / 2);
  const face = (key: string, label: Face["label"], loop: string[]): Face => ({ ...base, key, label, loops: [loop] });
  return {
    vertex,
    edge: [],
    face: [
      face("floor", "floor", [a, b, c, d]),
      face("west", "wall", [b, a, e, west, f]),
      face("south", "wall", [c, b, f, g]),
      face("east", "wall", [d, c, g, east, h]),
      face("north", "wall", [a, d, h, e]),
      face("slope-north", "ceiling", [e, h, east, west]),
      face("slope-south", "ceiling", [g, f, west, east]),
    ],
    objectPlanar: [],
    object3D: [],
  };
}
