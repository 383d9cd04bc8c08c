/** One room of 4 × 3 × 2.5 m with a door of 0.9 × 2.1 m, a table and a locked corner, for tests of views. */
import type { Edge, Face, Vertex } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";

export const SURVEY_KEY = "srv-little";
const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };

const vertex = (key: string, x: number, y: number, z: number, locked = false): Vertex => ({
  ...base,
  key,
  x,
  y,
  z,
  locked,
});
const edge = (key: string, from: string, to: string, label: Edge["label"]): Edge => ({
  ...base,
  key,
  vertexKeys: [from, to],
  label,
});
const wall = (key: string, from: string, to: string): Face => ({
  ...base,
  key,
  label: "wall",
  loops: [[to, from, `${from}-top`, `${to}-top`]],
});

/**
 * Corners a (0, 0), b (0, 3), c (4, 3) and d (4, 0) in x and z; `a-top` is above `a`. Walls: ab west, bc south, cd
 * east, da north.
 */
export function littleRoom(): SceneRecords {
  const corners = { a: [0, 0], b: [0, 3], c: [4, 3], d: [4, 0] } as const;
  const sides = [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
    ["d", "a"],
  ] as const;
  return {
    vertex: Object.entries(corners).flatMap(([key, [x, z]]) => [
      vertex(key, x, 0, z, key === "d"),
      vertex(`${key}-top`, x, 2.5, z),
    ]),
    edge: [
      ...sides.map(([from, to]) => edge(`edge-${from}${to}`, from, to, "base")),
      ...sides.map(([from, to]) => edge(`edge-${from}${to}-top`, `${from}-top`, `${to}-top`, "top")),
      ...sides.map(([from]) => edge(`edge-${from}-up`, from, `${from}-top`, "corner")),
    ],
    face: [
      { ...base, key: "floor", label: "floor", loops: [["a", "b", "c", "d"]], roomLabel: "Study" },
      ...sides.map(([from, to]) => wall(`wall-${from}${to}`, from, to)),
      { ...base, key: "ceiling", label: "ceiling", loops: [["d-top", "c-top", "b-top", "a-top"]] },
    ],
    objectPlanar: [{ ...base, key: "door", label: "door", faceKey: "wall-bc", u: 2, v: 1.05, width: 0.9, height: 2.1 }],
    object3D: [
      {
        ...base,
        key: "table",
        label: "table",
        position: [2, 0.4, 1.5],
        quaternion: [0, 0, 0, 1],
        size: [1.2, 0.8, 0.6],
      },
    ],
  };
}
