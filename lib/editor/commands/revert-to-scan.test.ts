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

test("a home as it was captured shows no difference anywhere", () => {
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
const one = fc.nat(10_000);
const pick = <R>(list: readonly R[], at: number): R => list[at % list.length]!;

/** Of so many inputs not all can be carried out; most of them are. */
const MOST = shareOf(40);

test("a moved corner reverted is at the captured place to the last digit, by one undo less", () => {
  let reverted = 0;
  const property = fc.property(one, vector, (at, way) => {
    const store = open(HOME, "srv-home");
    const { key, captured } = pick(
      HOME.vertex.filter((vertex) => vertex.captured),
      at,
    );
    if (!store.run((scene) => moveVertices(scene, { keys: [key], vector: way })).ok) return;
    const moved = store.scene.get("vertex", key)!;
    const far = Math.hypot(...way);
    // Under a millimetre it hangs on where the place lies between two whole ones whether it reads the same.
    if (far === 0 || far >= 0.001) {
      expect(isChanged(scanDifference(store.scene, item("vertex", key))!)).toBe(far > 0);
    }
    const result = store.run((scene) => revertToScan(scene, { item: item("vertex", key) }));
    if (far === 0) return expect(result).toMatchObject({ ok: false });
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

test("a slid or resized door, window or opening reverted has its captured values, and so has its other side", () => {
  let reverted = 0;
  const property = fc.property(one, length, fc.integer({ min: 2_000, max: 9_000 }), (at, by, tenths) => {
    const store = open(HOME, "srv-home");
    const before = pick(HOME.objectPlanar, at);
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

test("a thing that was moved, turned, resized and called otherwise is the captured one again", () => {
  const quaternion = fc.constantFrom<[number, number, number, number]>([0, 1, 0, 0], [0, 0.6, 0, 0.8]);
  const property = fc.property(one, vector, quaternion, (at, position, turn) => {
    const store = open(HOME, "srv-home");
    const { key, captured } = pick(HOME.object3D, at);
    store.run((scene) => placeObject3D(scene, { key, position, quaternion: turn, size: [0.4, 0.5, 0.6] }));
    store.run((scene) => setLabels(scene, { items: [item("object3D", key)], label: "damage" }));
    expect(store.run((scene) => revertToScan(scene, { item: item("object3D", key) })).ok).toBe(true);
    const { label, position: back, quaternion: turned, size } = store.scene.get("object3D", key)!;
    const { attributes: _attributes, ...values } = captured as Record<string, unknown>;
    expect({ label, position: back, quaternion: turned, size }).toEqual(values);
  });
  fc.assert(property, { numRuns: 60 });
});

test("a wall goes back with its corners, one edit, and its door stays where it was captured", () => {
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

test("a wall that is drawn out counts its door anew, which has not changed", () => {
  const store = open(capturedRoom());
  // The wall's first corner, from which the door's place is counted.
  store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.3, 0, 0] }));
  expect(store.scene.get("objectPlanar", "door")?.u).toBeCloseTo(2.3, 6);
  expect(scanDifference(store.scene, item("objectPlanar", "door"))).toMatchObject({ fields: [], moved: 0 });
  store.run((scene) => placePlanarObject(scene, { key: "door", u: 2.5 }));
  expect(scanDifference(store.scene, item("objectPlanar", "door"))?.moved).toBeCloseTo(0.2, 6);
  store.run((scene) => revertToScan(scene, { item: item("objectPlanar", "door") }));
  expect(store.scene.get("objectPlanar", "door")?.u).toBeCloseTo(2.3, 6);
});

test("a ceiling that the import has added goes back by its corners, which were captured", () => {
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

test("labels and flips go back too; what was split says why it cannot", () => {
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
    refusal: { message: expect.stringMatching(/other corners than it was captured with/) },
  });
});

/** Walls of the demo's home that have another side on which a door hangs too. */
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

test("a wall that was called a roof is paired again with the wall behind it, and so are the doors in both", () => {
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

test("a wall that was moved away from its other side and back is paired again, its door too", () => {
  const { key, twinKey } = PAIRED[0]!;
  const store = open(HOME, "srv-home");
  const before = twins(store.scene, key);
  // Both sides go as one wall: the other one is no longer there to go along.
  store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
  store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "wall" }));
  expect(store.scene.get("face", key)?.twinKey).toBeNull();
  const corner = store.scene.get("face", key)!.loops[0]![0]!;
  expect(store.run((scene) => moveVertices(scene, { keys: [corner], vector: [0.01, 0, 0.01] })).ok).toBe(true);
  expect(store.run((scene) => revertToScan(scene, { item: item("face", key) })).ok).toBe(true);
  expect(twins(store.scene, key)).toEqual(before);
  expect(store.scene.get("face", twinKey!)?.twinKey).toBe(key);
});

/** A column of 0.3 m that stands in the middle of the room: its sides turn their backs on each other. */
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

test("two sides of a column stand in one room: a revert of one of them does not make a pair of them", () => {
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

test("a door that is reverted pairs nothing but itself: its wall has lost nothing by what the door went through", () => {
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

/** Of no room, 12 cm behind a wall and exactly as long: what an import would rather pair it with. */
function withRival({ key }: Face): SceneRecords {
  const places = new Map(HOME.vertex.map((vertex) => [vertex.key, vertex]));
  const wall = HOME.face.find((face) => face.key === key)!;
  const [a, b] = wall.loops[0]!.map((corner) => places.get(corner)!);
  const length = Math.hypot(b!.x - a!.x, b!.z - a!.z);
  // Seen from its room the loop is anticlockwise, so that its back lies to this side of its base.
  const [backX, backZ] = [((b!.z - a!.z) / length) * 0.12, (-(b!.x - a!.x) / length) * 0.12];
  const corners = wall.loops[0]!.map((corner) => {
    const { captured: _captured, ...vertex } = places.get(corner)!;
    return { ...vertex, key: `rival-${corner}`, x: vertex.x + backX, z: vertex.z + backZ };
  });
  const { twinKey: _twin, captured: _said, ...rest } = wall;
  const loops = [corners.map((corner) => corner.key).reverse()];
  return { ...HOME, vertex: [...HOME.vertex, ...corners], face: [...HOME.face, { ...rest, key: "rival", loops }] };
}

test("a wall finds the very one again that an import paired it with, though another fits better; where that is taken, the other", () => {
  for (const face of PAIRED) {
    const { key, twinKey } = face;
    expect(face.captured?.twinKey).toBe(twinKey);
    for (const [isKept, found] of [
      [true, twinKey],
      [false, "rival"],
    ] as const) {
      const records = withRival(face);
      const store = open(records, "srv-home");
      store.run((scene) => setLabels(scene, { items: [item("face", key)], label: "roof" }));
      if (!isKept) {
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

test("a survey of before that was kept finds what stands behind it", () => {
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

test("a door whose wall another door hangs on too finds its own other side", () => {
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

test("a wall whose other side is gone, or belongs to another by now, says that it stands by itself", () => {
  // Behind a wall a second one may stand by a little: here all others have their other side.
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
    expect(outcome).toMatchObject({ ok: true, notice: expect.stringMatching(/^It stands by itself/) });
  }
});

test.each([
  ["as it was captured", "vertex", "a", "This is as it was captured"],
  ["an edge, of which the scan says nothing", "edge", "edge-ab", "The scan has no values of this element"],
  ["what is gone", "face", "nowhere", "This element is no longer there"],
] as const)("not reverted: %s", (_name, kind, key, message) => {
  const store = open(capturedRoom());
  expect(store.run((scene) => revertToScan(scene, { item: item(kind, key) }))).toMatchObject({
    ok: false,
    refusal: { message },
  });
});

test("values that cannot be are none: a capture comes from other programs too", () => {
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
