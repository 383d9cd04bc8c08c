/** @jest-environment node */
import * as fc from "fast-check";
import { brokenHome } from "@/tests/support/homes/broken-home";
import { littleRoom } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { anyTopologyCommand } from "@/tests/support/random-topology";
import { tiledHome } from "@/tests/support/tiled-home";
import { moveVertices } from "../../commands/move-vertices";
import { createEditorStore } from "../../core/editor-store";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import { checkSurvey, createSurveyChecks, type SurveyFindings } from "./survey-checks";

/** In an order that does not depend on what came when. */
const plain = ({ list, errors, warnings }: SurveyFindings) => ({
  list: list.map((finding) => JSON.stringify(finding)).sort(),
  errors,
  warnings,
});

const whole = (scene: ReadScene) => plain(checkSurvey(scene));

function followed(records: SceneRecords, most?: number) {
  const store = createEditorStore({ surveyKey: SURVEY, records });
  const checks = createSurveyChecks(store.scene);
  if (most === undefined) checks.settle();
  store.subscribeScene((diff) => {
    checks.follow(diff);
    if (most !== undefined) checks.settle(most);
  });
  const now = () => {
    checks.settle();
    return plain(checks.findings());
  };
  return { store, checks, now };
}

test("what is found after each edit, undo and redo is what a new look at everything finds", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (records, commands) => {
      const { store, now } = followed(records);
      for (const command of commands) {
        store.run(command);
        expect(now()).toEqual(whole(store.scene));
      }
      while (store.undo()) expect(now()).toEqual(whole(store.scene));
      while (store.redo()) expect(now()).toEqual(whole(store.scene));
    }),
    { numRuns: 120 },
  );
});

test("so it is on broken homes, where corners, edges and faces come and go", () => {
  fc.assert(
    fc.property(brokenHome, fc.array(anyTopologyCommand, { maxLength: 5 }), (records, commands) => {
      const { store, now } = followed(records);
      expect(now()).toEqual(whole(store.scene));
      for (const command of commands) {
        store.run(command);
        expect(now()).toEqual(whole(store.scene));
      }
      while (store.undo()) expect(now()).toEqual(whole(store.scene));
    }),
    { numRuns: 40 },
  );
});

test("a corner that somebody else has deleted, and one that comes back, is seen along the sides that name it", () => {
  const records = littleRoom();
  const without = (key: string): SceneRecords => ({
    ...records,
    vertex: records.vertex.filter((vertex) => vertex.key !== key),
    edge: records.edge.filter(({ vertexKeys }) => !vertexKeys.includes(key)),
  });
  const { store, now } = followed({ ...records, edge: without("a-top").edge });
  const codes = () => new Set(now().list.map((text) => (JSON.parse(text) as { code: string }).code));
  expect(codes()).toEqual(new Set(["edge-missing"]));
  store.replaceFromServer(without("a-top"), []);
  expect(codes()).toEqual(new Set(["dangling-reference"]));
  expect(now()).toEqual(whole(store.scene));
  store.replaceFromServer(records, []);
  expect(codes()).toEqual(new Set());
});

test("edits made while the first look is still under way are seen", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), fc.nat(12), (records, commands, most) => {
      const { store, now } = followed(records, most);
      for (const command of commands) store.run(command);
      expect(now()).toEqual(whole(store.scene));
    }),
    { numRuns: 120 },
  );
});

test("the demo's home has nothing wrong with it, and neither has a room", () => {
  expect(checkSurvey(createScene(SURVEY, tiledHome(0, SURVEY))).list).toEqual([]);
  expect(checkSurvey(createScene("srv-little", littleRoom())).list).toEqual([]);
});

test("a moved corner has what it touches looked at, in a small and in a large town alike", () => {
  const readsOf = (vertices: number): number => {
    const store = createEditorStore({ surveyKey: SURVEY, records: tiledHome(vertices, SURVEY) });
    const checks = createSurveyChecks(store.scene);
    checks.settle();
    const reads = jest.spyOn(store.scene, "get");
    store.subscribeScene((diff) => checks.follow(diff));
    store.run((scene) =>
      moveVertices(scene, { keys: [[...scene.keysOnFloor("vertex", 0)][0] ?? ""], vector: [0.01, 0, 0] }),
    );
    reads.mockClear();
    checks.settle();
    return reads.mock.calls.length;
  };
  expect(readsOf(5_000)).toBe(readsOf(0));
});

test("findings stay the same object until they change, and say what is an error", () => {
  const { store, checks } = followed({
    ...littleRoom(),
    face: littleRoom().face.filter(({ key }) => key !== "ceiling"),
  });
  const before = checks.findings();
  expect(before).toMatchObject({ errors: 0, warnings: 4 });
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0, 0.001, 0] }));
  checks.settle();
  expect(checks.findings()).toBe(before);
});
