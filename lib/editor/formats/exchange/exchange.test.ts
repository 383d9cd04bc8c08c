/** Round trips of exchange files: into the same survey, into another, and next to existing records. */
import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { randomRecords, SURVEY } from "@/tests/support/random-scene";
import { addRecords } from "../../commands/add-records";
import { createEditorStore } from "../../core/editor-store";
import { withoutServerFields } from "../../core/record-fields";
import { visitReferences } from "../../core/references";
import { createScene, type SceneRecords } from "../../core/scene";
import { placeExchange } from "./place-exchange";
import { isExchange, readExchange } from "./read-exchange";
import { writeExchange } from "./write-exchange";

const SOURCE = { title: '12 Oak Lane "٣" 👩‍🚀', exportedAt: "2026-11-23T10:00:00.000Z" };

function readBack(records: Partial<SceneRecords>, surveyKey: string): SceneRecords {
  const read = readExchange(writeExchange(records, { ...SOURCE, surveyKey }));
  if (!read.ok) throw new Error(read.error.message);
  expect(read.source).toEqual({ ...SOURCE, surveyKey });
  return read.records;
}

/** Returns keys that no survey of these tests has. */
function counter() {
  let count = 0;
  return (kind: GeometryKind) => {
    count += 1;
    return `new-${kind}-${count}`;
  };
}

const plain = (records: SceneRecords, rename: (key: string) => string, surveyKey: string) =>
  GEOMETRY_KINDS.map((kind) =>
    records[kind].map((record) => {
      const renamed: unknown = JSON.parse(JSON.stringify(withoutServerFields(record)), (name, value) =>
        name !== "label" && name !== "roomLabel" && typeof value === "string" ? rename(value) : value,
      );
      return { ...(renamed as object), surveyKey };
    }),
  );

test("every field of every record survives a round trip, for any scene", () => {
  fc.assert(
    fc.property(randomRecords, (records) => {
      expect(readBack(records, SURVEY)).toEqual(JSON.parse(JSON.stringify(records)));
    }),
  );
});

test("in an empty survey with the same key only server fields differ; in another survey only keys differ", () => {
  fc.assert(
    fc.property(randomRecords, fc.constantFrom(SURVEY, "srv-other"), (records, surveyKey) => {
      const placed = placeExchange(readBack(records, SURVEY), SURVEY, createScene(surveyKey, {}), counter());
      const names = new Map<string, string>();
      for (const kind of GEOMETRY_KINDS)
        records[kind].forEach((record, index) => void names.set(record.key, placed.records[kind][index]!.key));
      expect(plain(placed.records, (key) => key, surveyKey)).toEqual(
        plain(records, (key) => names.get(key) ?? key, surveyKey),
      );
      const isSame = [...names].every(([from, to]) => from === to);
      expect(isSame).toBe(surveyKey === SURVEY || names.size === 0);
      expect(placed).toMatchObject({ copied: 0, differing: 0, partners: [] });
    }),
  );
});

const countOf = (records: SceneRecords) => GEOMETRY_KINDS.map((kind) => records[kind].length);

test("adds a file to another survey's home as one edit without references to the home, and undoes it fully", () => {
  const records = Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const before = store.scene.toRecords();
  const placed = placeExchange(readBack(records, "srv-other"), "srv-other", store.scene, counter());
  expect(store.run((scene) => addRecords(scene, { records: placed.records }))).toMatchObject({ ok: true });
  for (const kind of GEOMETRY_KINDS) {
    expect(store.scene.count(kind)).toBe(records[kind].length * 2);
    for (const record of placed.records[kind])
      visitReferences(kind, record as never, ({ key }) => expect(key).toMatch(/^new-/));
  }
  store.undo();
  expect(store.scene.toRecords()).toEqual(before);
});

/** Places the room's file into the survey after a change. */
function placedAfter(change: Partial<SceneRecords>, file: SceneRecords = littleRoom()) {
  const scene = createScene(SURVEY_KEY, { ...littleRoom(), ...change });
  return placeExchange(readBack(file, SURVEY_KEY), SURVEY_KEY, scene, counter());
}

test("restores deleted records under their own keys, and nothing else", () => {
  const { face, objectPlanar } = littleRoom();
  const lost = placedAfter({ object3D: [], objectPlanar: [], face: face.filter(({ key }) => key !== "wall-bc") });
  expect(countOf(lost.records)).toEqual([0, 0, 1, 1, 1]);
  expect(lost.records.face[0]).toEqual(face.find(({ key }) => key === "wall-bc"));
  expect(lost.records.objectPlanar).toEqual(objectPlanar);
  expect(lost).toMatchObject({ copied: 0, differing: 0 });
  expect(countOf(placedAfter({}).records)).toEqual([0, 0, 0, 0, 0]);
  const elsewhere = createScene("srv-other", {});
  const other = placeExchange(readBack(littleRoom(), SURVEY_KEY), SURVEY_KEY, elsewhere, counter());
  expect(countOf(other.records)).toEqual([8, 12, 6, 1, 1]);
});

test("imports a moved vertex as a copy with the records on it, joined to the rest", () => {
  const vertex = littleRoom().vertex.map((one) => (one.key === "a" ? { ...one, x: 0.5 } : one));
  const { records, copied } = placedAfter({ vertex });
  // Vertex a, its three edges, two walls and the floor.
  expect(countOf(records)).toEqual([1, 3, 3, 0, 0]);
  expect(copied).toBe(7);
  const [corner] = records.vertex;
  expect(corner).toMatchObject({ key: expect.stringMatching(/^new-/), x: 0 });
  expect(records.face.find(({ label }) => label === "floor")?.loops).toEqual([[corner!.key, "b", "c", "d"]]);
});

test("imports a moved door as a copy on the existing wall", () => {
  const objectPlanar = littleRoom().objectPlanar.map((one) => ({ ...one, u: 1 }));
  const { records } = placedAfter({ objectPlanar });
  expect(countOf(records)).toEqual([0, 0, 0, 1, 0]);
  expect(records.objectPlanar[0]).toMatchObject({ faceKey: "wall-bc", u: 2, key: expect.stringMatching(/^new-/) });
});

test("does not duplicate a renamed room, a locked vertex or a redrawn edge", () => {
  const { face, vertex, edge } = littleRoom();
  const placed = placedAfter({
    face: face.map((one) => (one.key === "floor" ? { ...one, roomLabel: "Library" } : one)),
    vertex: vertex.map((one) => (one.key === "a" ? { ...one, locked: true } : one)),
    edge: edge.map((one) => (one.key === "edge-ab" ? { ...one, key: "anew", vertexKeys: ["b", "a"] } : one)),
  });
  expect(countOf(placed.records)).toEqual([0, 0, 0, 0, 0]);
  expect(placed).toMatchObject({ copied: 0, differing: 2 });
});

test("pairs a restored wall with its existing twin, unless that wall has another twin", () => {
  const { face } = littleRoom();
  const twins = { "wall-ab": "wall-cd", "wall-cd": "wall-ab" } as Record<string, string>;
  const file = { ...littleRoom(), face: face.map((one) => ({ ...one, twinKey: twins[one.key] ?? null })) };
  const left = file.face.filter(({ key }) => key !== "wall-ab");
  const withTwin = (twinKey: string | null) => left.map((one) => (one.key === "wall-cd" ? { ...one, twinKey } : one));
  const alone = placedAfter({ face: withTwin(null) }, file);
  expect(alone.records.face).toMatchObject([{ key: "wall-ab", twinKey: "wall-cd" }]);
  expect(alone.partners).toEqual([{ kind: "face", key: "wall-cd", twinKey: "wall-ab" }]);
  const restored = placedAfter({ face: withTwin("wall-da") }, file);
  expect(restored.records.face).toMatchObject([{ key: "wall-ab", twinKey: null }]);
  expect(restored.partners).toEqual([]);
});

test("keeps acceptance for restored records, never for copies", () => {
  const accepted = { acceptedBy: "emp-1", acceptedAt: "2026-11-01T10:00:00.000Z" };
  const { object3D, objectPlanar, ...rest } = littleRoom();
  const file = {
    ...rest,
    object3D: object3D.map((one) => ({ ...one, ...accepted })),
    objectPlanar: objectPlanar.map((one) => ({ ...one, ...accepted })),
  };
  const elsewhere = createScene("srv-other", {});
  const other = placeExchange(readBack(file, SURVEY_KEY), SURVEY_KEY, elsewhere, counter()).records;
  for (const one of [other.object3D[0], other.objectPlanar[0]])
    expect(one).toMatchObject({ acceptedBy: null, acceptedAt: null });
  expect(other.vertex[0]).not.toHaveProperty("acceptedBy");
  // The table was deleted and is restored; the door was moved and is copied.
  const moved = objectPlanar.map((one) => ({ ...one, u: 1 }));
  const { records } = placedAfter({ object3D: [], objectPlanar: moved }, file);
  expect(records.object3D[0]).toMatchObject(accepted);
  expect(records.objectPlanar[0]).toMatchObject({ acceptedBy: null, acceptedAt: null });
});

test("clears a twin and a host that are missing", () => {
  const records = littleRoom();
  records.face = records.face.map((face) => (face.key === "wall-ab" ? { ...face, twinKey: "gone" } : face));
  records.object3D = records.object3D.map((object) => ({ ...object, hostKey: "gone" }));
  const { records: placed } = placeExchange(
    readBack(records, SURVEY_KEY),
    SURVEY_KEY,
    createScene(SURVEY_KEY, {}),
    counter(),
  );
  expect(placed.face.find(({ key }) => key === "wall-ab")?.twinKey).toBeNull();
  expect(placed.object3D[0]?.hostKey).toBeNull();
});

test("an exchange file is recognized by its beginning", () => {
  const text = writeExchange(littleRoom(), { ...SOURCE, surveyKey: SURVEY_KEY });
  expect(isExchange(text.slice(0, 400))).toBe(true);
  expect(isExchange(`\ufeff\n${text}`)).toBe(true);
  expect(isExchange('{"version":2,"walls":[]}')).toBe(false);
});
