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
  /** By the index of the corner. */
  confidence?: (at: number) => Confidence;
  /** About the vertical axis, in radians, applied before the move. */
  turn?: number;
  shift?: readonly [x: number, y: number, z: number];
  hasCeiling?: boolean;
  name?: string;
};

export const PRISM_SURVEY = "srv-prism";
const base = { surveyKey: PRISM_SURVEY, floorNumber: 0 };

/** Floor "floor", walls "wall0"… along the outline and "wall0.0"… around the columns, ceiling "ceiling". */
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
    const low = points.map((point, at) => corner(`b${ending}${at}`, point, 0));
    const high = points.map((point, at) => corner(`t${ending}${at}`, point, height(...point)));
    points.forEach((_, at) => {
      const next = (at + 1) % points.length;
      const loop = [low[next]!, low[at]!, high[at]!, high[next]!];
      face.push({ ...base, key: `${name}wall${ending}${at}`, label: "wall", loops: [loop] });
    });
    return { base: low, top: high };
  }

  const outer = walls(outline, "");
  const inner = columns.map((points, at) => walls([...points].reverse(), `${at}.`));
  face.push({
    ...base,
    key: `${name}floor`,
    label: "floor",
    loops: [outer.base, ...inner.map((one) => one.base)],
    roomLabel: name || "Room",
  });
  if (prism.hasCeiling !== false) {
    const loops = [outer.top, ...inner.map((one) => one.top)].map((loop) => [...loop].reverse());
    face.push({ ...base, key: `${name}ceiling`, label: "ceiling", loops });
  }
  return { vertex, edge: [], face, objectPlanar: [], object3D: [] };
}

/**
 * A room of `width` along x by `depth`, with these heights of eaves and ridge; the ridge runs along x. Gable ends
 * "west", "east".
 */
export function gableRoom(width: number, depth: number, eaves: number, ridge: number): SceneRecords {
  const vertex: Vertex[] = [];
  const at = (key: string, x: number, y: number, z: number): string => {
    vertex.push({ ...base, key, x, y, z, confidence: "medium" });
    return key;
  };
  const corners = [
    [0, 0],
    [0, depth],
    [width, depth],
    [width, 0],
  ] as const;
  const [a, b, c, d] = corners.map(([x, z], index) => at(`b${index}`, x, 0, z)) as [string, string, string, string];
  const [e, f, g, h] = corners.map(([x, z], index) => at(`t${index}`, x, eaves, z)) as [string, string, string, string];
  const [west, east] = [at("r0", 0, ridge, depth / 2), at("r1", width, ridge, depth / 2)];
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
