/** @jest-environment node */
/** The upper part of a cut wall belongs to the room of the wall below it. */
import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { listFigures } from "../../analysis/quantities/figure-list";
import { facesOfFigure, measureQuantities, measureRoom } from "../../analysis/quantities/measure-quantities";
import { deleteElements } from "../../commands/delete-elements";
import { moveVertices } from "../../commands/move-vertices";
import { splitEdge } from "../../commands/split-edge";
import { splitFaceBetween } from "../../commands/split-face";
import { createEditorStore, type EditorStore } from "../editor-store";
import type { ReadScene, SceneRecords } from "../scene";
import { roomFaces } from "./room-faces";
import { createRoomIndex, type RoomIndex } from "./room-index";

const WALLS = ["ab", "bc", "cd", "da"] as const;
type Wall = (typeof WALLS)[number];

const withoutDoor = (): SceneRecords => ({
  ...littleRoom(),
  vertex: littleRoom().vertex.map((vertex) => ({ ...vertex, locked: false })),
  objectPlanar: [],
});
const open = (records: SceneRecords) => createEditorStore({ surveyKey: SURVEY_KEY, records });

/** Makes a horizontal cut through the wall, by two new corners on its vertical edges. */
function cutLevel(store: EditorStore, wall: Wall): void {
  const uprights = [...store.scene.values("edge")].filter(({ label }) => label === "corner");
  const upFrom = (corner: string) => uprights.find(({ vertexKeys }) => vertexKeys.includes(corner))?.key ?? "";
  const edgeKeys = [...wall].map(upFrom);
  store.run((scene) => splitEdge(scene, { edgeKeys }));
  const [a, b] = [...store.scene.values("vertex")].slice(-2);
  store.run((scene) => splitFaceBetween(scene, { from: a?.key ?? "", to: b?.key ?? "" }));
}

const wallsOf = (scene: ReadScene): string[] =>
  [...scene.values("face")].flatMap(({ key, label }) => (label === "wall" ? [key] : [])).sort();
const plain = (rooms: RoomIndex) =>
  rooms.floors().map(({ rooms: roomsOfFloor, looseFaces }) => ({
    rooms: roomsOfFloor.map(({ faceKey, walls, ceilings }) => [faceKey, [...walls].sort(), [...ceilings].sort()]),
    loose: [...looseFaces].sort(),
  }));

/** Expects one room with all walls from the updated index, a new index, and the faces around the floor. */
function expectWhole(store: EditorStore): void {
  const { scene } = store;
  const all = wallsOf(scene);
  const fresh = createRoomIndex(scene);
  expect(plain(store.rooms)).toEqual(plain(fresh));
  expect(plain(fresh)).toEqual([{ rooms: [["floor", all, ["ceiling"]]], loose: [] }]);
  expect(
    roomFaces(scene, "floor")
      ?.walls.map(({ key }) => key)
      .sort(),
  ).toEqual(all);
}

test.each(WALLS)("both parts of the wall %s belong to its room, cut once or twice", (wall) => {
  for (const times of [1, 2]) {
    const store = open(withoutDoor());
    store.rooms.floors();
    for (let time = 0; time < times; time += 1) cutLevel(store, wall);
    expect(wallsOf(store.scene)).toHaveLength(4 + times);
    expectWhole(store);
    const [room] = store.rooms.floor(0).rooms;
    for (const figures of [measureRoom(store.scene, room!), measureQuantities(store.scene, { roomFaceKey: "floor" })]) {
      expect(figures.grossWall).toBeCloseTo(14 * 2.5, 9);
      expect(figures.volume).toBeCloseTo(4 * 3 * 2.5, 9);
      expect(figures.estimated).toBe(0);
    }
  }
});

test.each(WALLS)("both triangles of the wall %s, cut along either diagonal, belong to its room", (wall) => {
  const [from = "", to = ""] = wall;
  for (const [low, high] of [
    [from, `${to}-top`],
    [to, `${from}-top`],
  ] as const) {
    const store = open(withoutDoor());
    store.rooms.floors();
    expect(store.run((scene) => splitFaceBetween(scene, { from: low, to: high })).ok).toBe(true);
    expect(wallsOf(store.scene)).toHaveLength(5);
    expectWhole(store);
  }
});

test.each(WALLS)("the parts of the wall %s have its total height and length", (wall) => {
  for (const hasCeiling of [true, false]) {
    for (const by of [0.2, -0.2]) {
      const records = withoutDoor();
      const store = open({ ...records, face: records.face.filter(({ label }) => hasCeiling || label !== "ceiling") });
      const tops = [...wall].map((corner) => `${corner}-top`);
      store.run((scene) => moveVertices(scene, { keys: tops, vector: [0, by, 0] }));
      const measured = () => measureRoom(store.scene, store.rooms.floor(0).rooms[0]!);
      const values = () => listFigures(measured()).map(({ code, gross }) => [code, gross.value.toFixed(9)]);
      const before = values();
      const isLong = facesOfFigure(measured(), "LL").includes(`wall-${wall}`);
      cutLevel(store, wall);
      cutLevel(store, wall);
      const parts = wallsOf(store.scene).filter((key) => !WALLS.some((one) => one !== wall && key === `wall-${one}`));
      expect(parts).toHaveLength(3);
      expect(values()).toEqual(before);
      expect(measured().shortHeight).toBeCloseTo(by > 0 ? 2.5 : 2.3, 9);
      expect(measured().tallHeight).toBeCloseTo(by > 0 ? 2.7 : 2.5, 9);
      // Lowered, the part is the lowest itself; raised, it shares its highest corners with the adjacent walls.
      if (by < 0) expect([...facesOfFigure(measured(), "SH")].sort()).toEqual(parts);
      if (isLong) expect([...facesOfFigure(measured(), "LL")].sort()).toEqual(parts);
    }
  }
});

test("the upper parts of cut walls leave and rejoin the room when its floor is removed and restored", () => {
  const store = open(withoutDoor());
  for (const wall of [...WALLS, ...WALLS]) cutLevel(store, wall);
  expect(wallsOf(store.scene)).toHaveLength(12);
  expectWhole(store);
  store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: "floor" }] }));
  expect(plain(store.rooms)).toEqual([{ rooms: [], loose: [...wallsOf(store.scene), "ceiling"].sort() }]);
  store.undo();
  expectWhole(store);
});

test("rooms of cut walls stay correct as walls, floors and corners are added, removed and moved", () => {
  const step = fc.record({
    kind: fc.constantFrom("cut", "delete", "move", "undo"),
    index: fc.nat(50),
    by: fc.constantFrom(-3, -0.5, 0.5, 3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      const store = open(withoutDoor());
      store.rooms.floors();
      for (const { kind, index, by } of steps) {
        const faces = [...store.scene.values("face")];
        const corners = [...store.scene.values("vertex")];
        if (kind === "cut") cutLevel(store, WALLS[index % 4]!);
        else if (kind === "delete" && faces.length > 1) {
          const key = faces[index % faces.length]!.key;
          store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key }] }));
        } else if (kind === "move" && corners.length > 0) {
          const keys = [corners[index % corners.length]!.key];
          store.run((scene) => moveVertices(scene, { keys, vector: [index % 2 ? by : 0, index % 2 ? 0 : by, by] }));
        } else store.undo();
        expect(plain(store.rooms)).toEqual(plain(createRoomIndex(store.scene)));
      }
    }),
    { numRuns: 150 },
  );
});
