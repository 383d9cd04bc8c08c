import { homeOfSeed } from "@/tests/support/homes/random-home";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { SURVEY } from "@/tests/support/random-scene";
import { createScene } from "../../core/scene";
import { EMPTY_SELECTION, type SelectionItem, select } from "../../core/selection";
import { allOnFloor, invertedOnFloor } from "./all-on-floor";
import { connectedItems } from "./connected";
import { itemsOfRooms, roomsOfItems } from "./rooms-of-items";
import { withSameLabels } from "./same-label";

/** Returns two small rooms, one on the entry level and one above, without a common corner. */
function twoFloors() {
  const lower = littleRoom();
  const up = <T extends { key: string; floorNumber: number }>(record: T): T => ({
    ...record,
    key: `up-${record.key}`,
    floorNumber: 1,
  });
  const upper = littleRoom();
  return createScene(SURVEY_KEY, {
    vertex: [...lower.vertex, ...upper.vertex.map((one) => ({ ...up(one), y: one.y + 3 }))],
    edge: [
      ...lower.edge,
      ...upper.edge.map((one) => ({
        ...up(one),
        vertexKeys: one.vertexKeys.map((key) => `up-${key}`) as [string, string],
      })),
    ],
    face: [
      ...lower.face,
      ...upper.face.map((one) => ({ ...up(one), loops: one.loops.map((loop) => loop.map((key) => `up-${key}`)) })),
    ],
    objectPlanar: [
      ...lower.objectPlanar,
      ...upper.objectPlanar.map((one) => ({ ...up(one), faceKey: `up-${one.faceKey}` })),
    ],
    object3D: [...lower.object3D, ...upper.object3D.map(up)],
  });
}

const scene = twoFloors();
const keysOf = (items: readonly SelectionItem[]) => items.map(({ key }) => key).sort();
const face = (key: string): SelectionItem => ({ kind: "face", key });
const WALLS = ["wall-ab", "wall-bc", "wall-cd", "wall-da"];

test("selects all or inverts on one floor, and keeps the selection on others", () => {
  expect(keysOf(allOnFloor(scene, "object", 0))).toEqual(["door", "table"]);
  const selection = select(EMPTY_SELECTION, [...WALLS.map(face), face("up-floor")]);
  expect(keysOf(invertedOnFloor(scene, selection, 0))).toEqual(["ceiling", "floor", "up-floor"]);
});

test("selects the same label within floor and kind", () => {
  expect(keysOf(withSameLabels(scene, [face("wall-ab")]))).toEqual(WALLS);
  expect(keysOf(withSameLabels(scene, [{ kind: "edge", key: "edge-ab" }]))).toEqual([
    "edge-ab",
    "edge-bc",
    "edge-cd",
    "edge-da",
  ]);
  expect(withSameLabels(scene, [{ kind: "vertex", key: "a" }])).toEqual([]);
});

test("selects elements that are connected through corners, in the mode of the selection", () => {
  expect(keysOf(connectedItems(scene, "face", [face("wall-ab")]))).toEqual(["ceiling", "floor", ...WALLS]);
  expect(connectedItems(scene, "vertex", [{ kind: "vertex", key: "a" }])).toHaveLength(8);
  expect(connectedItems(scene, "edge", [{ kind: "edge", key: "edge-ab" }])).toHaveLength(12);
  expect(keysOf(connectedItems(scene, "object", [{ kind: "objectPlanar", key: "door" }]))).toEqual(["door"]);
});

test("finds the room of any element, and returns the elements of a room in the mode", () => {
  const starts: SelectionItem[] = [
    face("ceiling"),
    face("wall-ab"),
    { kind: "vertex", key: "a-top" },
    { kind: "edge", key: "edge-a-up" },
    { kind: "objectPlanar", key: "door" },
    { kind: "object3D", key: "table" },
  ];
  for (const start of starts) expect([start.key, roomsOfItems(scene, [start])]).toEqual([start.key, ["floor"]]);
  expect(keysOf(itemsOfRooms(scene, "face", ["up-floor"]))).toEqual([
    "up-ceiling",
    "up-floor",
    ...WALLS.map((key) => `up-${key}`),
  ]);
  expect(itemsOfRooms(scene, "vertex", ["floor"])).toHaveLength(8);
  expect(itemsOfRooms(scene, "edge", ["floor"])).toHaveLength(12);
  expect(keysOf(itemsOfRooms(scene, "object", ["floor"]))).toEqual(["door", "table"]);
});

test("a free-standing wall belongs to the room that contains it", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const home = createScene(SURVEY, homeOfSeed(seed));
    for (const { key } of home.values("face")) {
      const room = key.slice(0, key.lastIndexOf("-"));
      if (key.endsWith("-p")) expect(roomsOfItems(home, [face(key)])).toEqual([`${room}-floor`]);
    }
  }
});
