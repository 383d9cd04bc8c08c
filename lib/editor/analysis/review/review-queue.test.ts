import * as fc from "fast-check";
import { capturedRoom } from "@/tests/support/captured-room";
import { brokenHome } from "@/tests/support/homes/broken-home";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { anyTopologyCommand } from "@/tests/support/random-topology";
import { CONFIDENCES, type Confidence, GEOMETRY_KINDS, type GeometryRecord } from "../../../domain/geometry-records";
import { acceptElements, withdrawAcceptance } from "../../commands/accept-elements";
import { bringBack } from "../../commands/bring-back";
import type { Command } from "../../core/command";
import { applyDiff } from "../../core/diff";
import { createEditorStore } from "../../core/editor-store";
import { isChangedSince } from "../../core/provenance/accepted-shape";
import { type DeletedRecord, deletedElements, deletedRecords } from "../../core/provenance/deleted-records";
import { createRoomIndex } from "../../core/rooms/room-index";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { createChecksController } from "../checks/checks-controller";
import type { Finding } from "../checks/finding";
import { elementOfFinding } from "./findings-by-element";
import { createReviewController } from "./review-controller";
import { createReviewQueue, type ReviewQueue } from "./review-queue";
import { watchAccepted, watchDoubts } from "./review-watches";

/** Returns two studies, one above the other. Keys of the upper one start with "u-". */
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
  const [doubts, outdated] = [watchDoubts(scene), watchAccepted(scene)];
  for (const one of [doubts, outdated]) one.step(Number.POSITIVE_INFINITY);
  return createReviewQueue(scene, createRoomIndex(scene), doubts, outdated).read(findings);
}

const finding = (code: Finding["code"], ...items: Finding["items"][number][]): Finding => ({ id: code, code, items });

test("orders by floor from the lowest, then severity, then faces before openings", () => {
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
    "low",
    "low",
    "low",
    "medium",
    "medium",
  ]);
  expect(queue.entries[0]).toMatchObject({ roomKey: "floor", codes: ["face-collapsed"], floorNumber: 0 });
  expect(queue.floors).toEqual([
    { floorNumber: 0, done: 0, total: 7 },
    { floorNumber: 1, done: 0, total: 5 },
  ]);
});

test("an accepted element is done, unless it has an error", () => {
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

test("lists a vertex by itself only if it is less certain than all of its faces", () => {
  const scene = createScene(SURVEY_KEY, capturedRoom({ a: "low", "wall-ab": "low", c: "medium" }));
  expect(queueOf(scene).entries.map(({ key }) => key)).toEqual(["wall-ab", "c"]);
});

test("lists a finding about a side on a face of that side, since edges have no review fields", () => {
  const scene = createScene(SURVEY_KEY, capturedRoom());
  const edge = { kind: "edge", key: "edge-ab" } as const;
  const [a, b] = (["a", "b"] as const).map((key) => ({ kind: "vertex" as const, key }));
  expect(elementOfFinding(scene, finding("shell-open", edge))).toEqual({ kind: "face", key: "floor" });
  expect(elementOfFinding(scene, finding("edge-missing", a!, b!))).toEqual({ kind: "face", key: "floor" });
  expect(elementOfFinding(scene, finding("corners-near", a!, b!))).toEqual(a);
  expect(elementOfFinding(scene, finding("face-collapsed", { kind: "face", key: "nowhere" }))).toBeNull();
});

test("a watch that follows random edits equals a fresh one", () => {
  const sure = fc.array(fc.constantFrom(...CONFIDENCES, undefined), { minLength: 1, maxLength: 30 });
  const property = fc.property(
    randomRecords,
    sure,
    fc.array(randomCommand, { maxLength: 12 }),
    (plain, levels, runs) => {
      let count = 0;
      const doubtful = <R extends object>(list: readonly R[]) =>
        list.map((one) => ({ ...one, confidence: levels[count++ % levels.length] }));
      const { vertex, face, objectPlanar, object3D } = plain;
      const records = { vertex: doubtful(vertex), face: doubtful(face), objectPlanar: doubtful(objectPlanar) };
      const scene = createScene(SURVEY, { ...plain, ...records, object3D: doubtful(object3D) });
      const doubts = watchDoubts(scene);
      doubts.step(5);
      for (const run of runs) {
        const outcome = run(scene);
        if (outcome.ok) doubts.follow(applyDiff(scene, outcome.diff));
      }
      doubts.step(Number.POSITIVE_INFINITY);
      const fresh = watchDoubts(scene);
      fresh.step(Number.POSITIVE_INFINITY);
      expect(Object.fromEntries(doubts.all)).toEqual(Object.fromEntries(fresh.all));
    },
  );
  fc.assert(property, { numRuns: 150 });
});

const reviewableIn = (scene: ReadScene): SelectionItem[] =>
  (["face", "objectPlanar", "object3D", "vertex"] as const).flatMap((kind) =>
    [...scene.values(kind)].map(({ key }) => ({ kind, key })),
  );

/** Accepts elements of a scene, or withdraws their acceptance. */
const reviewCommand: fc.Arbitrary<Command> = fc
  .record({
    at: fc.nat(1_000),
    count: fc.integer({ min: 1, max: 4 }),
    isWithdrawn: fc.nat(3).map((luck) => luck === 0),
  })
  .map(({ at, count, isWithdrawn }) => (scene) => {
    const all = reviewableIn(scene);
    const items = Array.from({ length: Math.min(count, all.length) }, (_, next) => all[(at + next) % all.length]!);
    return isWithdrawn
      ? withdrawAcceptance(scene, { items })
      : acceptElements(scene, { items, by: "emp-ben", at: "then" });
  });

/** The records that the backend lists as deleted: every nth of the first ones, and some that the page never had. */
const anyBackendDeletions = fc.record({ each: fc.integer({ min: 1, max: 9 }), others: fc.nat(3) });

function deletedOf(records: SceneRecords, { each, others }: { each: number; others: number }): DeletedRecord[] {
  const all = GEOMETRY_KINDS.flatMap((kind) =>
    (records[kind] as readonly GeometryRecord[]).map((record) => ({ kind, record, by: "emp-ben", at: "then" })),
  );
  const unknown = all
    .slice(0, others)
    .map((one) => ({ ...one, record: { ...one.record, key: `${one.record.key}-deleted` } }));
  return [...all.filter((_one, index) => index % each === 0), ...unknown];
}

test("after any edits, queue and changes equal those of a fresh read", () => {
  const sure = fc.array(fc.constantFrom(...CONFIDENCES, undefined), { minLength: 1, maxLength: 30 });
  const command = fc.oneof(randomCommand, anyTopologyCommand, reviewCommand);
  const step = fc.oneof(
    { weight: 6, arbitrary: command.map((run) => ({ run })) },
    { weight: 1, arbitrary: fc.option(anyBackendDeletions).map((listed) => ({ listed })) },
    { weight: 1, arbitrary: fc.nat(1_000).map((back) => ({ back })) },
  );
  const plain = ({ entries, byKey, floors, done, total }: ReviewQueue) => {
    expect([...byKey.values()].map(({ key }) => key).sort()).toEqual(entries.map(({ key }) => key).sort());
    return { entries, floors, done, total };
  };
  const seen = { changedSince: 0, deleted: 0, restored: 0 };
  const property = fc.property(
    fc.oneof(randomRecords, brokenHome),
    sure,
    fc.array(step, { maxLength: 9 }),
    fc.boolean(),
    (plainRecords, levels, steps, areAccepted) => {
      let count = 0;
      const doubtful = <R extends object>(list: readonly R[]) =>
        list.map((one) => {
          const sourceId = count % 3 === 0 ? null : `element-${count % 40}`;
          return { ...one, confidence: levels[count++ % levels.length], captured: { label: "other" }, sourceId };
        });
      const { vertex, face, objectPlanar, object3D } = plainRecords;
      const doubted = { vertex: doubtful(vertex), face: doubtful(face), objectPlanar: doubtful(objectPlanar) };
      const records: SceneRecords = { ...plainRecords, ...doubted, object3D: doubtful(object3D) };
      const store = createEditorStore({ surveyKey: SURVEY, records, employeeKey: "emp-ana" });
      const neverIdle = () => () => {};
      const checks = createChecksController(store, neverIdle);
      checks.start();
      const review = createReviewController(store, checks, neverIdle);
      let listed: DeletedRecord[] | null = null;
      const fresh = () => {
        const others = createChecksController(store, neverIdle);
        others.settle();
        const other = createReviewController(store, others, neverIdle);
        other.setDeleted(listed);
        return other.settle();
      };
      const check = () => {
        checks.settle();
        const [now, again] = [review.settle(), fresh()];
        expect(plain(now.queue!)).toEqual(plain(again.queue!));
        expect(now.changes).toEqual(again.changes);
        const deleted = deletedRecords(listed ?? [], store.getHistory(), "emp-ana");
        expect(now.deleted).toEqual(deleted);
        const elements = deletedElements(store.scene, deleted);
        const changesDeleted = now.changes!.flatMap((change) => change.deleted ?? []);
        expect(new Set(changesDeleted)).toEqual(new Set(elements));
        const { entries } = now.queue!;
        const since = entries.map(({ kind, key }) => isChangedSince(store.scene, kind, store.scene.get(kind, key)!));
        expect(entries.map((entry) => entry.isChangedSince)).toEqual(since);
        seen.changedSince += since.filter(Boolean).length;
        seen.deleted += changesDeleted.length;
        return deleted;
      };
      if (areAccepted)
        store.run((scene) => acceptElements(scene, { items: reviewableIn(scene), by: "emp-ben", at: "then" }));
      let deleted = check();
      for (const one of steps) {
        if ("run" in one) store.run(one.run);
        else if ("listed" in one) {
          listed = one.listed && deletedOf(records, one.listed);
          review.setDeleted(listed);
        } else {
          const absent = [...deleted.keys()].filter((key) => store.scene.kindOf(key) === null);
          const key = absent[one.back % Math.max(1, absent.length)] ?? "nowhere";
          if (store.run((scene) => bringBack(scene, { key, deleted })).ok) seen.restored += 1;
        }
        deleted = check();
      }
      while (store.undo()) check();
    },
  );
  fc.assert(property, { numRuns: 100 });
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
