/** Two rooms with one wall between them as a single record, as in drawn homes, with a door in it. */
import type { Face, ObjectPlanar, Vertex } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { type PlanPoint, PRISM_SURVEY, prismRoom } from "../prism-room";

export const ONE_WALL_SURVEY = PRISM_SURVEY;
const base = { surveyKey: ONE_WALL_SURVEY, floorNumber: 0 };
const vertex = (key: string, x: number, y: number, z: number): Vertex => ({ ...base, key, x, y, z });
const face = (key: string, label: Face["label"], ...loops: string[][]): Face => ({ ...base, key, label, loops });
const outline: PlanPoint[] = [
  [0, 0],
  [0, 3],
  [4, 3],
  [4, 0],
];
const DOOR: ObjectPlanar = {
  ...base,
  key: "door",
  label: "door",
  faceKey: "wall2",
  u: 1.5,
  v: 1,
  width: 0.9,
  height: 2,
};

/** Returns rooms of 4 × 3 m ("floor") and, beyond the wall at x = 4 ("wall2"), 5 × 3 m ("beside"), 2.5 m high. */
export function oneWallBetween(): SceneRecords {
  const records = prismRoom({ outline, height: () => 2.5 });
  records.vertex.push(vertex("x0", 9, 0, 3), vertex("x1", 9, 0, 0), vertex("y0", 9, 2.5, 3), vertex("y1", 9, 2.5, 0));
  records.face.push(
    { ...face("beside", "floor", ["b3", "b2", "x0", "x1"]), roomLabel: "Beside" },
    face("beside-south", "wall", ["x0", "b2", "t2", "y0"]),
    face("beside-east", "wall", ["x1", "x0", "y0", "y1"]),
    face("beside-north", "wall", ["b3", "x1", "y1", "t3"]),
    face("beside-ceiling", "ceiling", ["y1", "y0", "t2", "t3"]),
  );
  return { ...records, objectPlanar: [DOOR] };
}
