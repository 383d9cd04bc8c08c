import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { tiledHome } from "@/tests/support/tiled-home";
import { moveVertices } from "../../commands/move-vertices";
import { nameRoom, setLabels } from "../../commands/set-labels";
import { createEditorStore } from "../editor-store";
import { createScene, type ReadScene } from "../scene";
import { createRoomIndex } from "./room-index";
import type { FloorContents } from "./survey-room";

/** Returns plain data in an order independent of the order of edits. */
function plain({ floorNumber, rooms, looseFaces, looseObjects }: FloorContents) {
  const sorted = (keys: readonly string[]): string[] => [...keys].sort();
  return {
    floorNumber,
    rooms: rooms
      .map(({ walls, sharedWalls, ceilings, objects, faceKey }) => ({
        faceKey,
        walls: sorted(walls),
        sharedWalls: sorted(sharedWalls),
        ceilings: sorted(ceilings),
        objects: sorted(objects),
      }))
      .sort((a, b) => (a.faceKey < b.faceKey ? -1 : 1)),
    looseFaces: sorted(looseFaces),
    looseObjects: sorted(looseObjects),
  };
}

const freshIndex = (scene: ReadScene) => createRoomIndex(scene).floors().map(plain);

test("membership stays correct as the scene changes step by step", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (records, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      expect(store.rooms.floors().map(plain)).toEqual(freshIndex(store.scene));
      for (const command of commands) {
        store.run(command);
        expect(store.rooms.floors().map(plain)).toEqual(freshIndex(store.scene));
      }
      while (store.undo()) expect(store.rooms.floors().map(plain)).toEqual(freshIndex(store.scene));
    }),
    { numRuns: 150 },
  );
});

test("lists rooms by name; those without one are last and numbered", () => {
  const scene = createScene(SURVEY, tiledHome(0, SURVEY));
  const [ground] = createRoomIndex(scene).floors();
  const names = ground?.rooms.map(({ name }) => name);
  expect(names).toEqual(["Dining room", "Hall", "Kitchen", "Laundry", "Living room", "Storage", "Study", "Toilet"]);
  expect(ground?.looseFaces).toEqual([]);
});

test("an untouched room or floor stays the same object", () => {
  const store = createEditorStore({ surveyKey: SURVEY, records: tiledHome(0, SURVEY) });
  const [before, upper] = store.rooms.floors();
  const [first, second] = before?.rooms ?? [];
  if (!before || !first || !second) throw new Error("The home has lost its rooms.");
  store.run((scene) => nameRoom(scene, { faceKey: first.faceKey, roomLabel: "Zen room" }));
  const [after, upperAfter] = store.rooms.floors();
  expect(after).not.toBe(before);
  expect(after?.rooms.at(-1)?.name).toBe("Zen room");
  expect(after?.rooms[0]).toBe(second);
  expect(upperAfter).toBe(upper);
});

test("a moved corner keeps the lists; an object that a moved wall puts outside leaves the room", () => {
  // Without the door, which would block the wall.
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...littleRoom(), objectPlanar: [] } });
  const before = store.rooms.floor(0);
  expect(before.rooms[0]?.objects).toEqual(["table"]);
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [-0.1, 0, 0] }));
  expect(store.rooms.floor(0)).toBe(before);
  // The wall passes the table.
  store.run((scene) => moveVertices(scene, { keys: ["a", "b"], vector: [3.5, 0, 0] }));
  expect(store.rooms.floor(0).rooms[0]?.objects).toEqual([]);
  expect(store.rooms.floor(0).looseObjects).toEqual(["table"]);
});

test("a wall between two rooms is no longer shared once it is labeled as a floor", () => {
  const { vertex = [], face = [], ...rest } = littleRoom();
  const [corner] = vertex;
  const floor = face.find(({ label }) => label === "floor");
  if (!corner || !floor) throw new Error("The little room has lost its floor.");
  const records = {
    ...rest,
    objectPlanar: [],
    vertex: [...vertex, { ...corner, key: "w", x: -3, y: 0, z: 1 }],
    face: [...face, { ...floor, key: "z-floor", loops: [["b", "a", "w"]] }],
  };
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const shared = () => store.rooms.floor(0).rooms.flatMap(({ sharedWalls }) => sharedWalls);
  expect(shared()).toEqual(["wall-ab"]);
  store.run((scene) => setLabels(scene, { items: [{ kind: "face", key: "wall-ab" }], label: "floor" }));
  expect(shared()).not.toContain("wall-ab");
});
