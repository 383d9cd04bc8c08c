/** Out and back in: what comes in is what went out, in the same survey, in another, and beside what is there. */
import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { randomRecords, SURVEY } from "@/tests/support/random-scene";
import { addRecords } from "../commands/add-records";
import { createEditorStore } from "../editor-store";
import { withoutServerFields } from "../record-fields";
import { visitReferences } from "../references";
import { createScene, type SceneRecords } from "../scene";
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

/** Keys that no survey of these tests has. */
function counter() {
  let made = 0;
  return (kind: GeometryKind) => {
    made += 1;
    return `new-${kind}-${made}`;
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

test("every field of every record comes back, of any scene", () => {
  fc.assert(
    fc.property(randomRecords, (records) => {
      expect(readBack(records, SURVEY)).toEqual(JSON.parse(JSON.stringify(records)));
    }),
  );
});

test("in an empty survey of the same key it is the same but for what the backend sets; in another only keys differ", () => {
  fc.assert(
    fc.property(randomRecords, fc.constantFrom(SURVEY, "srv-other"), (records, surveyKey) => {
      const placed = placeExchange(readBack(records, SURVEY), SURVEY, createScene(surveyKey, {}), counter());
      const names = new Map<string, string>();
      for (const kind of GEOMETRY_KINDS)
        records[kind].forEach((record, at) => void names.set(record.key, placed.records[kind][at]!.key));
      expect(plain(placed.records, (key) => key, surveyKey)).toEqual(
        plain(records, (key) => names.get(key) ?? key, surveyKey),
      );
      const isSame = [...names].every(([from, to]) => from === to);
      expect(isSame).toBe(surveyKey === SURVEY || names.size === 0);
      expect(placed).toMatchObject({ copied: 0, isAllHere: false });
    }),
  );
});

test("beside what is there it goes in as one edit, names nothing outside of itself, and is taken back whole", () => {
  const records = Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const [first] = records.vertex;
  const before = store.scene.toRecords();
  const file = readBack(
    { ...records, vertex: records.vertex.map((one) => (one === first ? { ...one, x: one.x + 1 } : one)) },
    SURVEY_KEY,
  );
  const placed = placeExchange(file, SURVEY_KEY, store.scene, counter());
  const count = GEOMETRY_KINDS.reduce((sum, kind) => sum + records[kind].length, 0);
  expect(placed).toMatchObject({ copied: count, isAllHere: false });
  expect(store.run((scene) => addRecords(scene, { records: placed.records }))).toMatchObject({ ok: true });
  for (const kind of GEOMETRY_KINDS) {
    expect(store.scene.count(kind)).toBe(records[kind].length * 2);
    for (const record of placed.records[kind])
      visitReferences(kind, record as never, ({ key }) => expect(key).toMatch(/^new-/));
  }
  store.undo();
  expect(store.scene.toRecords()).toEqual(before);
});

test("what is deleted comes back under its own key, and what is all there is told", () => {
  const records = littleRoom();
  const without = { ...records, object3D: [], objectPlanar: [] };
  const scene = createScene(SURVEY_KEY, without);
  const lost = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: records.object3D };
  expect(placeExchange(readBack(lost, SURVEY_KEY), SURVEY_KEY, scene, counter()).records.object3D[0]?.key).toBe(
    "table",
  );
  const whole = createScene(SURVEY_KEY, records);
  expect(placeExchange(readBack(records, SURVEY_KEY), SURVEY_KEY, whole, counter()).isAllHere).toBe(true);
  const elsewhere = createScene("srv-other", {});
  expect(placeExchange(readBack(records, SURVEY_KEY), SURVEY_KEY, elsewhere, counter()).isAllHere).toBe(false);
});

test("a twin and a host that are nowhere are let go of", () => {
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

test("a file says in its first letters that it is ours", () => {
  const text = writeExchange(littleRoom(), { ...SOURCE, surveyKey: SURVEY_KEY });
  expect(isExchange(text.slice(0, 400))).toBe(true);
  expect(isExchange(`\ufeff\n${text}`)).toBe(true);
  expect(isExchange('{"version":2,"walls":[]}')).toBe(false);
});
