/** @jest-environment node */
import * as fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { brokenHome } from "@/tests/support/homes/broken-home";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { applyDiff, type Diff, reverseDiff } from "../../../core/diff";
import { createEditorStore } from "../../../core/editor-store";
import { createScene, type ReadScene, type SceneRecords } from "../../../core/scene";
import { CHECK_CODES, type CheckCode, severityOf } from "../check-codes";
import { checkSurvey } from "../survey-checks";
import { findRepair } from "./find-repair";

const errorsOf = (list: ReturnType<typeof checkSurvey>["list"]): string[] =>
  list.filter(({ code }) => severityOf(code) === "error").map(({ id }) => id);

/** Returns the dangling references that undoing the repair would bring back, without those that existed all along. */
function danglingAfterUndo(scene: ReadScene, repair: Diff): string[] {
  const known = new Set(danglingReferences(scene));
  const before = createScene(SURVEY, {
    vertex: [...scene.values("vertex")],
    edge: [...scene.values("edge")],
    face: [...scene.values("face")],
    objectPlanar: [...scene.values("objectPlanar")],
    object3D: [...scene.values("object3D")],
  });
  applyDiff(before, reverseDiff(repair));
  return danglingReferences(before).filter((one) => !known.has(one));
}

/**
 * Repairs one finding and expects: the finding is removed, no error is added, and one undo restores the records unless
 * that brings back dangling references.
 */
function repairOne(records: SceneRecords, at: number, prepare: (store: ReturnType<typeof createEditorStore>) => void) {
  const store = createEditorStore({ surveyKey: records.vertex[0]?.surveyKey ?? SURVEY, records });
  prepare(store);
  const before = checkSurvey(store.scene).list;
  const finding = before[at % Math.max(1, before.length)];
  const repair = finding && findRepair(store.scene, finding);
  if (!finding || !repair || repair.why !== undefined) return null;
  const steps = store.getHistory().past.length;
  const result = store.run(repair.command);
  if (!result.ok) return { code: finding.code, done: false };
  const after = checkSurvey(store.scene).list;
  expect(after.map(({ id }) => id)).not.toContain(finding.id);
  expect(errorsOf(before)).toEqual(expect.arrayContaining(errorsOf(after)));
  expect(store.getHistory().past).toHaveLength(steps + 1);
  // The backend would refuse a record with a dangling reference.
  const dangling = danglingAfterUndo(store.scene, result.gesture!.diff);
  const undone = store.undo();
  expect({ code: finding.code, dangling, isUndone: undone !== null }).toMatchObject({
    isUndone: dangling.length === 0,
  });
  if (!undone) return { code: finding.code, done: true };
  expect(
    checkSurvey(store.scene)
      .list.map(({ id }) => id)
      .sort(),
  ).toEqual(before.map(({ id }) => id).sort());
  return { code: finding.code, done: true };
}

test("a repair removes its finding and adds no error, in random broken homes", () => {
  const done = new Map<CheckCode, number>();
  fc.assert(
    fc.property(brokenHome, fc.nat(200), (records, at) => {
      const added = repairOne(records, at, () => {});
      if (added?.done) done.set(added.code, (done.get(added.code) ?? 0) + 1);
    }),
    { numRuns: 250 },
  );
  // Ensures that the property did not hold only because nothing was repaired.
  expect([...done.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(shareOf(40));
  expect(done.size).toBeGreaterThan(4);
});

test("a repair removes its finding and adds no error, in random scenes after random commands", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 4 }), fc.nat(200), (records, commands, at) => {
      repairOne(records, at, (store) => {
        for (const command of commands) store.run(command);
      });
    }),
    { numRuns: 250 },
  );
});

type Case = [code: CheckCode, name: string, change: (records: SceneRecords) => void];
const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
const face = (records: SceneRecords, key: string) => records.face.find((one) => one.key === key)!;
const put = (records: SceneRecords, key: string, x: number, y: number, z: number) =>
  void records.vertex.push({ ...base, key, x, y, z });

function raise(vertices: SceneRecords["vertex"], key: string, axis: "y" | "z", by: number): void {
  const vertex = vertices.find((one) => one.key === key)!;
  vertex[axis] += by;
}

const CASES: Case[] = [
  [
    "dangling-reference",
    "Delete the edge",
    ({ edge }) => void edge.push({ ...edge[0]!, key: "e", vertexKeys: ["a", "x"] }),
  ],
  [
    "dangling-reference",
    "Remove the reference",
    (records) => void Object.assign(face(records, "floor"), { twinKey: "nobody" }),
  ],
  [
    "dangling-reference",
    "Remove the reference",
    ({ object3D }) => void Object.assign(object3D[0]!, { hostKey: "nobody" }),
  ],
  [
    "dangling-reference",
    "Delete the opening",
    ({ objectPlanar }) => void Object.assign(objectPlanar[0]!, { faceKey: "nobody" }),
  ],
  ["dangling-reference", "Remove the corner", (records) => void face(records, "ceiling").loops[0]!.push("nobody")],
  [
    "loop-too-short",
    "Delete the face and its opening",
    (records) => void Object.assign(face(records, "wall-bc"), { loops: [["b", "c"]] }),
  ],
  [
    "face-collapsed",
    "Delete the face",
    (records) => {
      put(records, "m", 2, 0, 0);
      records.face.push({ ...base, key: "thin", label: "wall", loops: [["a", "m", "d"]] });
    },
  ],
  [
    "loop-crosses-itself",
    "Uncross the outline",
    (records) => void Object.assign(face(records, "floor"), { loops: [["b", "a", "c", "d"]] }),
  ],
  [
    "hole-outside",
    "Remove the hole",
    (records) => {
      put(records, "h0", 5, 0, 1);
      put(records, "h1", 6, 0, 1);
      put(records, "h2", 6, 0, 2);
      face(records, "floor").loops.push(["h0", "h1", "h2"]);
    },
  ],
  ["opening-outside", "Move inside the wall", ({ objectPlanar }) => void Object.assign(objectPlanar[0]!, { u: 4 })],
  [
    "openings-overlap",
    "Move apart",
    ({ objectPlanar }) => void objectPlanar.push({ ...objectPlanar[0]!, key: "window", label: "window", u: 2.3 }),
  ],
  ["opening-off-plane", "Flatten the face", ({ vertex }) => raise(vertex, "b-top", "z", 0.04)],
  ["face-not-planar", "Flatten the face", ({ vertex }) => raise(vertex, "a", "y", 0.08)],
  ["corners-near", "Weld the corners", (records) => put(records, "near", 0.003, 0, 0)],
  [
    "edge-non-manifold",
    "Delete the duplicate",
    (records) => void records.face.push({ ...face(records, "wall-ab"), key: "zz-double" }),
  ],
  ["edge-missing", "Add the edge", (records) => void records.edge.splice(0, 1)],
  ["shell-open", "Close the gap", (records) => void records.face.pop()],
];

test("each check has a case, except the one without a repair", () => {
  const cases = CASES.map(([code]) => code);
  expect(CHECK_CODES.filter((code) => !cases.includes(code))).toEqual(["rooms-intersect"]);
});

test.each(CASES)("%s is repaired: %s", (code, name, change) => {
  const records = littleRoom();
  change(records);
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const finding = checkSurvey(store.scene).list.find((one) => one.code === code);
  if (!finding) throw new Error(`${code} is not found: is its group among those of survey-checks.ts?`);
  const repair = findRepair(store.scene, finding);
  if (!repair || repair.why !== undefined) throw new Error(`There is no repair: ${repair?.why}`);
  expect(repair.name).toBe(name);
  const result = store.run(repair.command);
  expect(result).toMatchObject({ ok: true, gesture: { label: name } });
  expect(checkSurvey(store.scene).list.filter((one) => one.code === code)).toEqual([]);
});

test.each<[CheckCode, RegExp, (records: SceneRecords) => void]>([
  [
    "loop-crosses-itself",
    /More than one outline/,
    (records) => {
      face(records, "floor").loops = [["b", "a", "c", "d"]];
      records.edge = [];
    },
  ],
  ["opening-outside", /larger than its wall/, ({ objectPlanar }) => void Object.assign(objectPlanar[0]!, { width: 5 })],
  [
    "edge-non-manifold",
    /extra one/,
    (records) => {
      // Without its duplicate, the wall still uses its base twice, in both directions.
      face(records, "wall-ab").loops[0]!.push("b", "a");
      records.face.push({ ...face(records, "wall-ab"), key: "zz-double" });
    },
  ],
  [
    "shell-open",
    /Open plans/,
    (records) => {
      for (const key of ["p", "q"]) {
        put(records, key, key === "p" ? 1 : 2, 0, 1);
        put(records, `${key}-top`, key === "p" ? 1 : 2, 2, 1);
      }
      records.face.push({ ...base, key: "partition", label: "wall", loops: [["p", "q", "q-top", "p-top"]] });
    },
  ],
])("gives a reason if %s has no repair", (code, why, change) => {
  const records = littleRoom();
  change(records);
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const finding = checkSurvey(store.scene).list.find((one) => one.code === code);
  expect(finding && findRepair(store.scene, finding)).toEqual({ why: expect.stringMatching(why) });
});
