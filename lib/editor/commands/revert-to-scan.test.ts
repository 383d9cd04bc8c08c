import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { capturedRoom } from "@/tests/support/captured-room";
import { shareOf } from "@/tests/support/check-until";
import { SURVEY_KEY } from "@/tests/support/little-room";
import type { Face } from "../../domain/geometry-records";
import { type Diff, writeChange } from "../core/diff";
import { createEditorStore } from "../core/editor-store";
import { isChanged, scanDifference } from "../core/provenance/scan-difference";
import type { ReadScene, SceneRecords } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { deleteElements } from "./delete-elements";
import { flipFaces } from "./flip-faces";
import { moveElements } from "./move-elements";
import { moveVertices } from "./move-vertices";
import { placeObject3D } from "./place-object-3d";
import { placePlanarObject } from "./place-planar-object";
import { revertToScan } from "./revert-to-scan";
import { setLabels } from "./set-labels";
import { splitEdge } from "./split-edge";

const HOME = Object.fromEntries(demoHomeGeometry("srv-home", "2026-01-02T10:00:00.000Z")) as SceneRecords;
const KINDS = ["vertex", "face", "objectPlanar", "object3D"] as const;
const open = (records: SceneRecords, surveyKey = SURVEY_KEY) => createEditorStore({ surveyKey, records });
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

test("a home as captured shows no difference", () => {
  const { scene } = open(HOME, "srv-home");
  let compared = 0;
  for (const kind of KINDS) {
    for (const { key } of scene.values(kind)) {
      const difference = scanDifference(scene, { kind, key });
      if (difference === null) continue;
      compared += 1;
      expect(difference).toEqual({ fields: [], moved: 0, corners: 0, area: null });
    }
  }
  expect(compared).toBeGreaterThan(shareOf(150));
});

const length = fc.integer({ min: -20_000, max: 20_000 }).map((tenths) => tenths / 10_000);
const vector = fc.tuple(length, length, length);
const anyIndex = fc.nat(10_000);
const pick = <R>(list: readonly R[], index: number): R => list[index % list.length]!;

/** Not all random inputs are accepted; most are. */
const MOST = shareOf(40);

test("reverting a moved corner restores the captured position exactly, in one edit", () => {
  let reverted = 0;
  const property = fc.property(anyIndex, vector, (index, offset) => {
    const store = open(HOME, "srv-home");
    const { key, captured } = pick(
      HOME.vertex.filter((vertex) => vertex.captured),
      index,
    );
    if (!store.run((scene) => moveVertices(scene, { keys: [key], vector: offset })).ok) return;
    const moved = store.scene.get("vertex", key)!;
    const distance = Math.hypot(...offset);
    // Below a millimeter, rounding decides whether the position reads the same.
    if (distance === 0 || distance >= 0.001) {
      expect(isChanged(scanDifference(store.scene, item("vertex", key))!)).toBe(distance > 0);
    }
    const result = store.run((scene) => revertToScan(scene, { item: item("vertex", key) }));
    if (distance === 0) return expect(result).toMatchObject({ ok: false });
    if (!result.ok) return;
    const { x, y, z } = store.scene.get("vertex", key)!;
    expect({ x, y, z }).toEqual(captured);
    reverted += 1;
    expect(scanDifference(store.scene, item("vertex", key))).toMatchObject({ fields: [], moved: 0 });
    store.undo();
    expect(store.scene.get("vertex", key)).toMatchObject({ x: moved.x, y: moved.y, z: moved.z });
  });
  fc.assert(property, { numRuns: 120 });
  expect(reverted).toBeGreaterThan(MOST);
});

test("reverting a moved or resized opening restores its captured values and those of its twin", () => {
  let reverted = 0;
  const property = fc.property(anyIndex, length, fc.integer({ min: 2_000, max: 9_000 }), (index, by, tenths) => {
    const store = open(HOME, "srv-home");
    const before = pick(HOME.objectPlanar, index);
    const { key, u } = before;
    const change = { key, u: u + by / 4, width: tenths / 10_000 };
    if (!store.run((scene) => placePlanarObject(scene, change)).ok) return;
    const result = store.run((scene) => revertToScan(scene, { item: item("objectPlanar", key) }));
    if (!result.ok) return;
    reverted += 1;
    for (const side of [key, before.twinKey ?? key]) {
      const { captured, ...now } = store.scene.get("objectPlanar", side)!;
      const { u: was, v, width, height } = captured as Record<string, number>;
      expect(now).toMatchObject({ u: was, v, width, height });
    }
  });
  fc.assert(property, { numRuns: 120 });
  expect(reverted).toBeGreaterThan(MOST);
});

test("reverting an object restores position, rotation, size and label", () => {
  const quaternion = fc.constantFrom<[number, number, number, number]>([0, 1, 0, 0], [0, 0.6, 0, 0.8]);
  const property = fc.property(anyIndex, vector, quaternion, (index, position, turn) => {
    const store = open(HOME, "srv-home");
    const { key, captured } = pick(HOME.object3D, index);
    store.run((scene) => placeObject3D(scene, { key, position, quaternion: turn, size: [0.4, 0.5, 0.6] }));
    store.run((scene) => setLabels(scene, { items: [item("object3D", key)], label: "damage" }));
    expect(store.run((scene) => revertToScan(scene, { item: item("object3D", key) })).ok).toBe(true);
    const { label, position: back, quaternion: turned, size } = store.scene.get("object3D", key)!;
    const { attributes: _attributes, ...values } = captured as Record<string, unknown>;
    expect({ label, position: back, quaternion: turned, size }).toEqual(values);
  });
  fc.assert(property, { numRuns: 60 });
});

test("reverts a wall with its corners in one edit, and its door is where it was captured", () => {
  const store = open(capturedRoom());
  const wall = item("face", "wall-bc");
  store.run((scene) => moveElements(scene, { items: [wall], vector: [0, 0, 0.5] }));
  expect(scanDifference(store.scene, wall)).toMatchObject({ fields: [], moved: 0.5, corners: 4, area: null });
  expect(scanDifference(store.scene, item("face", "floor"))).toMatchObject({ corners: 2, area: { was: 12, now: 14 } });
  expect(scanDifference(store.scene, item("objectPlanar", "door"))).toMatchObject({ fields: [], moved: 0 });
  expect(store.run((scene) => revertToScan(scene, { item: wall })).ok).toBe(true);
  expect(store.scene.get("vertex", "b")).toMatchObject({ x: 0, y: 0, z: 3 });
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Move face", "Revert to the scan"]);
});

test("an extruded wall changes the coordinates of its door, which does not count as a change", () => {
  const store = open(capturedRoom());
  // The first corner of the wall, from which the position of the door is measured.
  store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.3, 0, 0] }));
  expect(store.scene.get("objectPlanar", "door")?.u).toBeCloseTo(2.3, 6);
  expect(scanDifference(store.scene, item("objectPlanar", "door"))).toMatchObject({ fields: [], moved: 0 });
  store.run((scene) => placePlanarObject(scene, { key: "door", u: 2.5 }));
  expect(scanDifference(store.scene, item("objectPlanar", "door"))?.moved).toBeCloseTo(0.2, 6);
  store.run((scene) => revertToScan(scene, { item: item("objectPlanar", "door") }));
  expect(store.scene.get("objectPlanar", "door")?.u).toBeCloseTo(2.3, 6);
});

test("reverts a ceiling that the import has added by its captured corners", () => {
  const records = capturedRoom();
  records.face = records.face.map((face) => (face.label === "ceiling" ? { ...face, captured: null } : face));
  const store = open(records);
  const ceiling = item("face", "ceiling");
  expect(scanDifference(store.scene, ceiling)).toBeNull();
  store.run((scene) => moveElements(scene, { items: [ceiling], vector: [0, 0.3, 0] }));
  expect(scanDifference(store.scene, ceiling)).toEqual({
    fields: [],
    moved: expect.closeTo(0.3),
    corners: 4,
    area: null,
  });
  store.run((scene) => revertToScan(scene, { item: ceiling }));
  expect(store.scene.get("vertex", "a-top")).toMatchObject({ y: 2.5 });
});

test("reverts labels and flips; explains why a split face cannot be reverted", () => {
  const store = open(capturedRoom());
  const ceiling = item("face", "ceiling");
  store.run((scene) => setLabels(scene, { items: [ceiling], label: "roof" }));
  store.run((scene) => revertToScan(scene, { item: ceiling }));
  expect(store.scene.get("face", "ceiling")?.label).toBe("ceiling");
  store.run((scene) => flipFaces(scene, { faceKeys: ["wall-ab"] }));
  expect(scanDifference(store.scene, item("face", "wall-ab"))?.fields.map(({ name }) => name)).toEqual(["loops"]);
  store.run((scene) => revertToScan(scene, { item: item("face", "wall-ab") }));
  expect(scanDifference(store.scene, item("face", "wall-ab"))?.fields).toEqual([]);
  store.run((scene) => splitEdge(scene, { edgeKeys: ["edge-ab"] }));
  expect(store.run((scene) => revertToScan(scene, { item: item("face", "wall-ab") }))).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/corners differ from the captured ones/) },
  });
});

/** Walls of the demo home that have a twin and a paired door. */
const PAIRED = HOME.face.filter(
  ({ key, twinKey }) => twinKey && HOME.objectPlanar.some(({ faceKey, twinKey: other }) => faceKey === key && other),
);
const twins = (scene: ReturnType<typeof open>["scene"], key: string) => [
  scene.get("face", key)?.twinKey,
  ...scene
    .planarObjectsOfFace(key)
    .map((door) => `${door} ${scene.get("objectPlanar", door)?.twinKey}`)
    .sort(),
];

test("a wall that was relabeled as a roof is paired again, with its doors", () => {
  expect(PAIRED.length).toBeGreaterThan(2);
  for (const { key, twinKey } of PAIRED) {
    const store = open(HOME, "srv-home");
    const before = twins(store.scene, key);
    expect(store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" })).ok).toBe(true);
    expect(store.scene.get("face", key)?.twinKey).toBeNull();
    expect(store.scene.get("face", twinKey!)?.twinKey).toBeNull();
    const outcome = revertToScan(store.scene, { item: item("face", key) });
    expect(outcome).toMatchObject({ ok: true, notice: "Paired with the wall behind it" });
    store.run(() => outcome);
    expect(twins(store.scene, key)).toEqual(before);
    expect(store.scene.get("face", twinKey!)?.twinKey).toBe(key);
    store.undo();
    expect(store.scene.get("face", key)?.twinKey).toBeNull();
  }
});

test("a wall that was moved away and reverted is paired again, with its door", () => {
  const { key, twinKey } = PAIRED[0]!;
  const store = open(HOME, "srv-home");
  const before = twins(store.scene, key);
  // Both sides are moved as one wall, so the other one does not move along.
  store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
  store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "wall" }));
  expect(store.scene.get("face", key)?.twinKey).toBeNull();
  const corner = store.scene.get("face", key)!.loops[0]![0]!;
  expect(store.run((scene) => moveVertices(scene, { keys: [corner], vector: [0.01, 0, 0.01] })).ok).toBe(true);
  expect(store.run((scene) => revertToScan(scene, { item: item("face", key) })).ok).toBe(true);
  expect(twins(store.scene, key)).toEqual(before);
  expect(store.scene.get("face", twinKey!)?.twinKey).toBe(key);
});

/** Returns a room with a 0.3 m column in the middle, whose sides are back to back. */
function withColumn(): SceneRecords {
  const records = capturedRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0, source: "scan" as const, revision: 1 };
  const corners = { p: [1.8, 1.3], q: [2.1, 1.3], r: [2.1, 1.6], s: [1.8, 1.6] } as const;
  for (const [name, [x, z]] of Object.entries(corners)) {
    for (const [key, y] of [
      [name, 0],
      [`${name}-top`, 2.5],
    ] as const) {
      records.vertex.push({ ...base, key, x, y, z, captured: { x, y, z } });
    }
  }
  for (const [from, to] of ["pq", "qr", "rs", "sp"]) {
    const loops = [[to!, from!, `${from}-top`, `${to}-top`]];
    records.face.push({ ...base, key: `side-${from}${to}`, label: "wall", loops, captured: { label: "wall", loops } });
  }
  return records;
}

test("reverting one side of a column does not pair it with the other, since both are in one room", () => {
  const changes = [
    (scene: ReadScene) => moveVertices(scene, { keys: ["p", "p-top"], vector: [0, 0, 0.02] }),
    (scene: ReadScene) => setLabels(scene, { items: [item("face", "side-pq")], label: "roof" }),
  ];
  for (const change of changes) {
    const store = open(withColumn());
    expect(store.run(change).ok).toBe(true);
    const outcome = store.run((scene) => revertToScan(scene, { item: item("face", "side-pq") }));
    expect(outcome.ok).toBe(true);
    expect([...store.scene.values("face")].flatMap(({ twinKey }) => twinKey ?? [])).toEqual([]);
  }
});

test("reverting a door pairs only the door", () => {
  const { key, twinKey } = PAIRED[0]!;
  const store = open(
    { ...HOME, face: HOME.face.map((face) => ([key, twinKey].includes(face.key) ? { ...face, twinKey: null } : face)) },
    "srv-home",
  );
  const door = HOME.objectPlanar.find(({ faceKey, twinKey: other }) => faceKey === key && other)!;
  expect(store.run((scene) => placePlanarObject(scene, { key: door.key, width: door.width - 0.1 })).ok).toBe(true);
  expect(store.run((scene) => revertToScan(scene, { item: item("objectPlanar", door.key) })).ok).toBe(true);
  expect(store.scene.get("face", key)?.twinKey).toBeNull();
  expect(store.scene.get("objectPlanar", door.key)?.twinKey).toBe(door.twinKey);
});

/** Adds a wall in no room, 12 cm behind a wall and exactly as long: the pair that an import would prefer. */
function withRival({ key }: Face): SceneRecords {
  const vertices = new Map(HOME.vertex.map((vertex) => [vertex.key, vertex]));
  const wall = HOME.face.find((face) => face.key === key)!;
  const [a, b] = wall.loops[0]!.map((corner) => vertices.get(corner)!);
  const length = Math.hypot(b!.x - a!.x, b!.z - a!.z);
  // Seen from its room the loop is counterclockwise, so that its back is on this side of its base.
  const [backX, backZ] = [((b!.z - a!.z) / length) * 0.12, (-(b!.x - a!.x) / length) * 0.12];
  const corners = wall.loops[0]!.map((corner) => {
    const { captured: _captured, ...vertex } = vertices.get(corner)!;
    return { ...vertex, key: `rival-${corner}`, x: vertex.x + backX, z: vertex.z + backZ };
  });
  const { twinKey: _twin, captured: _message, ...rest } = wall;
  const loops = [corners.map((corner) => corner.key).reverse()];
  return { ...HOME, vertex: [...HOME.vertex, ...corners], face: [...HOME.face, { ...rest, key: "rival", loops }] };
}

test("a wall is paired with the twin that an import found, even if another fits better, or with the other if that twin is paired", () => {
  for (const face of PAIRED) {
    const { key, twinKey } = face;
    expect(face.captured?.twinKey).toBe(twinKey);
    for (const [isUnpaired, found] of [
      [true, twinKey],
      [false, "rival"],
    ] as const) {
      const records = withRival(face);
      const store = open(records, "srv-home");
      store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
      if (!isUnpaired) {
        const other = store.scene.get("face", twinKey!)!;
        const diff: Diff = {};
        writeChange(diff, { kind: "face", key: other.key, from: other, to: { ...other, twinKey: "another" } });
        store.run(() => ({ ok: true, label: "Paired elsewhere", diff }));
      }
      expect(store.run((scene) => revertToScan(scene, { item: item("face", key) })).ok).toBe(true);
      expect(store.scene.get("face", key)?.twinKey).toBe(found);
    }
  }
});

test("a survey without captured twins is paired by best fit", () => {
  const [first] = PAIRED;
  const { key, twinKey } = first!;
  const face = HOME.face.map((one) => {
    const { twinKey: _twin, ...captured } = one.captured ?? {};
    return one.captured ? { ...one, captured } : one;
  });
  const store = open({ ...HOME, face }, "srv-home");
  store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
  expect(store.run((scene) => revertToScan(scene, { item: item("face", key) })).ok).toBe(true);
  expect(store.scene.get("face", key)?.twinKey).toBe(twinKey);
});

test("a door is paired with its own twin even if another door is on the wall", () => {
  for (const { key, twinKey, faceKey, captured } of HOME.objectPlanar.filter((door) => door.twinKey)) {
    expect(captured?.twinKey).toBe(twinKey);
    const apart = HOME.objectPlanar.map((door) =>
      door.key === key || door.key === twinKey ? { ...door, twinKey: null } : door,
    );
    const store = open({ ...HOME, objectPlanar: apart }, "srv-home");
    const { width } = store.scene.get("objectPlanar", key)!;
    if (!store.run((scene) => placePlanarObject(scene, { key, width: width - 0.1 })).ok) continue;
    expect(store.run((scene) => revertToScan(scene, { item: item("objectPlanar", key) })).ok).toBe(true);
    expect(`${faceKey} ${store.scene.get("objectPlanar", key)?.twinKey}`).toBe(`${faceKey} ${twinKey}`);
  }
});

test("reports a wall whose twin was deleted or paired with another", () => {
  // A second wall may be behind a wall; here all others have twins.
  const records = { ...HOME, face: HOME.face.map((face) => ({ ...face, twinKey: face.twinKey ?? "elsewhere" })) };
  for (const taken of [true, false]) {
    const { key, twinKey } = PAIRED[0]!;
    const store = open(records, "srv-home");
    store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
    const other = store.scene.get("face", twinKey!)!;
    if (taken) {
      const diff: Diff = {};
      writeChange(diff, { kind: "face", key: other.key, from: other, to: { ...other, twinKey: "another" } });
      store.run(() => ({ ok: true, label: "Paired elsewhere", diff }));
    } else store.run((scene) => deleteElements(scene, { items: [item("face", other.key)] }));
    const outcome = revertToScan(store.scene, { item: item("face", key) });
    expect(outcome).toMatchObject({ ok: true, notice: expect.stringMatching(/^Not paired/) });
  }
});

test.each([
  ["an element as it was captured", "vertex", "a", "Already as captured"],
  ["an edge, for which the scan has no values", "edge", "edge-ab", "The scan has no values for this element"],
  ["an element that no longer exists", "face", "nowhere", "This element no longer exists"],
] as const)("refuses %s", (_name, kind, key, message) => {
  const store = open(capturedRoom());
  expect(store.run((scene) => revertToScan(scene, { item: item(kind, key) }))).toMatchObject({
    ok: false,
    refusal: { message },
  });
});

test("ignores invalid captured values, since captures come from other programs", () => {
  const records = capturedRoom();
  const odd = {
    x: "1",
    y: Number.NaN,
    z: Number.POSITIVE_INFINITY,
    loops: [["a"]],
    label: 7,
    u: null,
    size: [1, 2],
    position: {},
  };
  for (const kind of KINDS) for (const record of records[kind]) record.captured = { ...odd };
  const { scene } = open(records);
  for (const kind of KINDS) {
    for (const { key } of scene.values(kind)) expect(scanDifference(scene, { kind, key })).toBeNull();
  }
});
