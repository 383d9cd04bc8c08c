/** Two small rooms of 4 × 3 × 2.5 m next to each other, 10 cm apart; the walls between them are twins. */
import type { Edge, Face, Vertex } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";

export const TWO_ROOMS_SURVEY = "srv-two";
const base = { surveyKey: TWO_ROOMS_SURVEY, floorNumber: 0 };

const SIDES = [
  ["a", "b"],
  ["b", "c"],
  ["c", "d"],
  ["d", "a"],
] as const;

/** Corners a (x, 0), b (x, 3), c (x + 4, 3), d (x + 4, 0) in x and z, named after the room: "k-a", top "k-a-top". */
function room(name: string, x: number): SceneRecords {
  const corners = { a: [x, 0], b: [x, 3], c: [x + 4, 3], d: [x + 4, 0] } as const;
  const key = (corner: string): string => `${name}-${corner}`;
  const edge = (id: string, from: string, to: string, label: Edge["label"]): Edge => ({
    ...base,
    key: key(id),
    label,
    vertexKeys: [key(from), key(to)],
  });
  const wall = (from: string, to: string): Face => ({
    ...base,
    key: key(`wall-${from}${to}`),
    label: "wall",
    loops: [[key(to), key(from), key(`${from}-top`), key(`${to}-top`)]],
  });
  return {
    vertex: Object.entries(corners).flatMap(([corner, [px, pz]]): Vertex[] => [
      { ...base, key: key(corner), x: px, y: 0, z: pz },
      { ...base, key: key(`${corner}-top`), x: px, y: 2.5, z: pz },
    ]),
    edge: SIDES.flatMap(([from, to]) => [
      edge(`edge-${from}${to}`, from, to, "base"),
      edge(`edge-${from}${to}-top`, `${from}-top`, `${to}-top`, "top"),
      edge(`edge-${from}-up`, from, `${from}-top`, "corner"),
    ]),
    face: [
      { ...base, key: key("floor"), label: "floor", loops: [["a", "b", "c", "d"].map(key)], roomLabel: name },
      ...SIDES.map(([from, to]) => wall(from, to)),
      { ...base, key: key("ceiling"), label: "ceiling", loops: [["d-top", "c-top", "b-top", "a-top"].map(key)] },
    ],
    objectPlanar: [],
    object3D: [],
  };
}

/** Returns rooms "k" (kitchen, x from 0) and "h" (hall, x from 4.1), with twins k-wall-cd and h-wall-ab and a door. */
export function twoRooms(): SceneRecords {
  const kitchen = room("k", 0);
  const hall = room("h", 4.1);
  const face = [...kitchen.face, ...hall.face].map((one): Face => {
    if (one.key === "k-wall-cd") return { ...one, twinKey: "h-wall-ab" };
    return one.key === "h-wall-ab" ? { ...one, twinKey: "k-wall-cd" } : one;
  });
  const door = { ...base, label: "door", v: 1.05, width: 0.9, height: 2.1 } as const;
  return {
    vertex: [...kitchen.vertex, ...hall.vertex],
    edge: [...kitchen.edge, ...hall.edge],
    face,
    objectPlanar: [
      { ...door, key: "door-k", faceKey: "k-wall-cd", u: 1, twinKey: "door-h" },
      { ...door, key: "door-h", faceKey: "h-wall-ab", u: 2, twinKey: "door-k" },
      { ...base, key: "pane", label: "window", faceKey: "k-wall-bc", u: 2, v: 1.5, width: 1.2, height: 1.2 },
    ],
    object3D: [
      {
        ...base,
        key: "sofa",
        label: "sofa",
        position: [2, 0.8, 1.2],
        quaternion: [0, 0, 0, 1],
        size: [2, 0.8, 0.9],
      },
    ],
  };
}
