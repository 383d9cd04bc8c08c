import * as fc from "fast-check";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { CONFIDENCES, type Confidence } from "../../domain/geometry-records";
import type { Finding } from "../checks/finding";
import { applyDiff } from "../diff";
import { createRoomIndex } from "../rooms/room-index";
import { createScene, type ReadScene, type SceneRecords } from "../scene";
import { elementOfFinding } from "./finding-element";
import { reviewQueue } from "./review-queue";
import { watchDoubts } from "./watch-doubts";

/** Two studies, one over the other; the upper one's records have a "u-" before their keys. */
function twoFloors(sure: Readonly<Record<string, Confidence>>): SceneRecords {
  const [lower, upper] = [capturedRoom(sure), capturedRoom(sure)];
  const text = JSON.stringify(upper, (name, value) => {
    if (["key", "faceKey"].includes(name)) return `u-${value}`;
    if (["loops", "vertexKeys"].includes(name)) return (value as unknown[]).flat().map((key) => `u-${key}`);
    return name === "floorNumber" ? 1 : value;
  });
  const above = JSON.parse(text) as SceneRecords;
  for (const face of above.face) face.loops = [face.loops as unknown as string[]];
  return Object.fromEntries(
    Object.entries(lower).map(([kind, list]) => [kind, [...list, ...above[kind as keyof SceneRecords]]]),
  ) as SceneRecords;
}

function queueOf(scene: ReadScene, findings: readonly Finding[] = []) {
  const doubts = watchDoubts(scene);
  doubts.step(Number.POSITIVE_INFINITY);
  return reviewQueue(scene, createRoomIndex(scene), doubts.all.values(), findings);
}

const finding = (code: Finding["code"], ...items: Finding["items"][number][]): Finding => ({ id: code, code, items });

test("floor by floor from below, the gravest first, then face by face, and openings after faces", () => {
  const sure = { "wall-bc": "low", ceiling: "medium", "wall-ab": "low", door: "low", table: "medium" } as const;
  const scene = createScene(SURVEY_KEY, twoFloors(sure));
  const queue = queueOf(scene, [
    finding("face-not-planar", { kind: "face", key: "wall-da" }),
    finding("face-collapsed", { kind: "face", key: "wall-cd" }),
  ]);
  const lower = ["wall-cd", "wall-da", "wall-ab", "wall-bc", "door", "ceiling", "table"];
  const upper = ["u-wall-ab", "u-wall-bc", "u-door", "u-ceiling", "u-table"];
  expect(queue.entries.map(({ key }) => key)).toEqual([...lower, ...upper]);
  expect(queue.entries.map(({ level }) => level).slice(0, 7)).toEqual([
    "error",
    "warning",
    ...["low", "low", "low", "medium", "medium"],
  ]);
  expect(queue.entries[0]).toMatchObject({ roomKey: "floor", codes: ["face-collapsed"], floorNumber: 0 });
  expect(queue.floors).toEqual([
    { floorNumber: 0, done: 0, total: 7 },
    { floorNumber: 1, done: 0, total: 5 },
  ]);
});

test("what was accepted has been looked at, unless an error stands on it", () => {
  const records = capturedRoom({ "wall-ab": "low", "wall-bc": "low" });
  records.face = records.face.map((face) => ({ ...face, acceptedBy: face.label === "wall" ? "emp-ben" : null }));
  const scene = createScene(SURVEY_KEY, records);
  const queue = queueOf(scene, [
    finding("face-collapsed", { kind: "face", key: "wall-bc" }),
    finding("face-not-planar", { kind: "face", key: "wall-cd" }),
  ]);
  expect(queue.entries.map(({ key, isDone }) => [key, isDone])).toEqual([
    ["wall-bc", false],
    ["wall-cd", true],
    ["wall-ab", true],
  ]);
  expect([queue.done, queue.total]).toEqual([2, 3]);
});

test("a corner is looked at with its faces: by itself only where it is less sure than all of them", () => {
  const scene = createScene(SURVEY_KEY, capturedRoom({ a: "low", "wall-ab": "low", c: "medium" }));
  expect(queueOf(scene).entries.map(({ key }) => key)).toEqual(["wall-ab", "c"]);
});

test("what is wrong with a side is looked at on a face that it bounds, since an edge bears no review", () => {
  const scene = createScene(SURVEY_KEY, capturedRoom());
  const edge = { kind: "edge", key: "edge-ab" } as const;
  const [a, b] = (["a", "b"] as const).map((key) => ({ kind: "vertex" as const, key }));
  expect(elementOfFinding(scene, finding("shell-open", edge))).toEqual({ kind: "face", key: "floor" });
  expect(elementOfFinding(scene, finding("edge-missing", a!, b!))).toEqual({ kind: "face", key: "floor" });
  expect(elementOfFinding(scene, finding("corners-near", a!, b!))).toEqual(a);
  expect(elementOfFinding(scene, finding("face-collapsed", { kind: "face", key: "nowhere" }))).toBeNull();
});

test("what follows random edits knows what a new look at everything finds", () => {
  const sure = fc.array(fc.constantFrom(...CONFIDENCES, undefined), { minLength: 1, maxLength: 30 });
  const property = fc.property(
    randomRecords,
    sure,
    fc.array(randomCommand, { maxLength: 12 }),
    (plain, levels, runs) => {
      let at = 0;
      const unsure = <R extends object>(list: readonly R[]) =>
        list.map((one) => ({ ...one, confidence: levels[at++ % levels.length] }));
      const { vertex, face, objectPlanar, object3D } = plain;
      const records = { vertex: unsure(vertex), face: unsure(face), objectPlanar: unsure(objectPlanar) };
      const scene = createScene(SURVEY, { ...plain, ...records, object3D: unsure(object3D) });
      const doubts = watchDoubts(scene);
      doubts.step(5);
      for (const run of runs) {
        const outcome = run(scene);
        if (outcome.ok) doubts.follow(applyDiff(scene, outcome.diff));
      }
      doubts.step(Number.POSITIVE_INFINITY);
      const anew = watchDoubts(scene);
      anew.step(Number.POSITIVE_INFINITY);
      expect(Object.fromEntries(doubts.all)).toEqual(Object.fromEntries(anew.all));
    },
  );
  fc.assert(property, { numRuns: 150 });
});
