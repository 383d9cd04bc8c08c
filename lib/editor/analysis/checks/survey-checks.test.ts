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

/** Returns the findings in an order independent of when they were found. */
const plain = ({ list, errors, warnings }: SurveyFindings) => ({
  list: list.map((finding) => JSON.stringify(finding)).sort(),
  errors,
  warnings,
});

const freshFindings = (scene: ReadScene) => plain(checkSurvey(scene));

function openChecks(records: SceneRecords, most?: number) {
  const store = createEditorStore({ surveyKey: SURVEY, records });
  const checks = createSurveyChecks(store.scene);
  if (most === undefined) checks.settle();
  store.subscribeScene((diff) => {
    checks.follow(diff);
    if (most !== undefined) checks.settle(most);
  });
  const settledFindings = () => {
    checks.settle();
    return plain(checks.findings());
  };
  return { store, checks, settledFindings };
}

test("findings after each edit, undo and redo equal those of a fresh check", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (records, commands) => {
      const { store, settledFindings } = openChecks(records);
      for (const command of commands) {
        store.run(command);
        expect(settledFindings()).toEqual(freshFindings(store.scene));
      }
      while (store.undo()) expect(settledFindings()).toEqual(freshFindings(store.scene));
      while (store.redo()) expect(settledFindings()).toEqual(freshFindings(store.scene));
    }),
    { numRuns: 120 },
  );
});

test("findings equal those of a fresh check on broken homes, as vertices, edges and faces are added and removed", () => {
  fc.assert(
    fc.property(brokenHome, fc.array(anyTopologyCommand, { maxLength: 5 }), (records, commands) => {
      const { store, settledFindings } = openChecks(records);
      expect(settledFindings()).toEqual(freshFindings(store.scene));
      for (const command of commands) {
        store.run(command);
        expect(settledFindings()).toEqual(freshFindings(store.scene));
      }
      while (store.undo()) expect(settledFindings()).toEqual(freshFindings(store.scene));
    }),
    { numRuns: 40 },
  );
});

test("reports and clears a vertex that is deleted and restored elsewhere, along the sides that use it", () => {
  const records = littleRoom();
  const without = (key: string): SceneRecords => ({
    ...records,
    vertex: records.vertex.filter((vertex) => vertex.key !== key),
    edge: records.edge.filter(({ vertexKeys }) => !vertexKeys.includes(key)),
  });
  const { store, settledFindings } = openChecks({ ...records, edge: without("a-top").edge });
  const codes = () => new Set(settledFindings().list.map((text) => (JSON.parse(text) as { code: string }).code));
  expect(codes()).toEqual(new Set(["edge-missing"]));
  store.replaceFromServer(without("a-top"), []);
  expect(codes()).toEqual(new Set(["dangling-reference"]));
  expect(settledFindings()).toEqual(freshFindings(store.scene));
  store.replaceFromServer(records, []);
  expect(codes()).toEqual(new Set());
});

test("reports edits made during the initial pass", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), fc.nat(12), (records, commands, most) => {
      const { store, settledFindings } = openChecks(records, most);
      for (const command of commands) store.run(command);
      expect(settledFindings()).toEqual(freshFindings(store.scene));
    }),
    { numRuns: 120 },
  );
});

test("finds nothing in the demo home and in the little room", () => {
  expect(checkSurvey(createScene(SURVEY, tiledHome(0, SURVEY))).list).toEqual([]);
  expect(checkSurvey(createScene("srv-little", littleRoom())).list).toEqual([]);
});

test("checks only the surroundings of a moved vertex, with as many reads in a large survey as in a small one", () => {
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

test("findings stay the same object until they change, and count errors and warnings", () => {
  const { store, checks } = openChecks({
    ...littleRoom(),
    face: littleRoom().face.filter(({ key }) => key !== "ceiling"),
  });
  const before = checks.findings();
  expect(before).toMatchObject({ errors: 0, warnings: 4 });
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0, 0.001, 0] }));
  checks.settle();
  expect(checks.findings()).toBe(before);
});
