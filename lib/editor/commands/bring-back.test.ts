import type { GeometryKind, GeometryRecord } from "@/lib/domain/geometry-records";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../editor-store";
import { type GoneRecord, goneElements, goneRecords, toldGone } from "../review/gone-records";
import type { SceneRecords } from "../scene";
import type { SelectionItem } from "../selection";
import { bringBack } from "./bring-back";
import { deleteElements } from "./delete-elements";
import { moveElements } from "./move-elements";

const AT = "2026-11-20T08:00:00.000Z";
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

/** As another browser finds it: nothing of it is in the history. */
function withoutThese(records: SceneRecords, keys: readonly string[]) {
  const told: GoneRecord[] = [];
  const left = Object.fromEntries(
    Object.entries(records).map(([kind, list]) => {
      const gone = (list as GeometryRecord[]).filter(({ key }) => keys.includes(key));
      told.push(...gone.map((record) => ({ kind: kind as GeometryKind, record, by: "emp-ben", at: AT })));
      return [kind, (list as GeometryRecord[]).filter(({ key }) => !keys.includes(key))];
    }),
  ) as SceneRecords;
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: left, employeeKey: "emp-ana" });
  const gone = () => goneRecords(told, store.getHistory(), "emp-ana");
  const back = (key: string) => store.run((scene) => bringBack(scene, { key, gone: gone() }));
  return { store, gone, back };
}

test("a wall that a colleague deleted comes back with its corners, edges and door, as it was, in one edit", () => {
  const records = capturedRoom();
  const gone = ["wall-bc", "door", "c-top", "edge-bc-top", "edge-cd-top", "edge-c-up", "ceiling", "wall-cd"];
  const { store, back } = withoutThese(records, gone);
  expect(back("wall-bc").ok).toBe(true);
  for (const key of ["wall-bc", "door", "c-top"]) {
    const { revision: _before, ...was } = Object.values(records)
      .flat()
      .find((one) => one.key === key) as GeometryRecord;
    expect(store.scene.get(store.scene.kindOf(key)!, key)).toMatchObject(was);
  }
  const sides = store.scene.edgesOfVertex("c-top").map((key) => {
    const { vertexKeys, label } = store.scene.get("edge", key)!;
    return `${[...vertexKeys].sort().join(" ")} ${label}`;
  });
  expect(sides.sort()).toEqual(["b-top c-top top", "c c-top corner"]);
  expect(store.scene.has("face", "wall-cd")).toBe(false);
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Bring back from the scan"]);
  store.undo();
  expect(store.scene.has("face", "wall-bc")).toBe(false);
});

test("a door comes back only onto a wall that is there, a wall only onto corners that are known", () => {
  const { back } = withoutThese(capturedRoom(), ["wall-bc", "door"]);
  expect(back("door")).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/bring that back first/) },
  });
  const records = capturedRoom();
  const bare = { ...records, vertex: records.vertex.filter(({ key }) => key !== "c"), edge: [] };
  const other = withoutThese(bare, ["wall-bc", "wall-cd", "floor", "door"]);
  expect(other.back("wall-bc")).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/nobody knows/) },
  });
  expect(other.back("nowhere")).toMatchObject({ ok: false, refusal: { code: "missing" } });
});

/** A second wall 0.1 m behind wall bc, as the room behind it was captured. */
function twoRooms(): SceneRecords {
  const records = capturedRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0, source: "scan" as const, captured: {} };
  const corner = (key: string, x: number, y: number) => ({ ...base, key, x, y, z: 3.1 });
  return {
    ...records,
    vertex: [
      ...records.vertex,
      ...[corner("p", 0, 0), corner("q", 4, 0), corner("p-top", 0, 2.5), corner("q-top", 4, 2.5)],
    ],
    face: [
      ...records.face.map((face) => (face.key === "wall-bc" ? { ...face, twinKey: "behind" } : face)),
      { ...base, key: "behind", label: "wall", loops: [["p", "q", "q-top", "p-top"]], twinKey: "wall-bc" },
    ],
  };
}

test("a wall finds its other side again where that is still free, and says where it is not", () => {
  const records = twoRooms();
  const { store, back } = withoutThese(records, ["wall-bc", "door"]);
  expect(back("wall-bc").ok).toBe(true);
  expect(store.scene.get("face", "wall-bc")?.twinKey).toBe("behind");
  expect(store.scene.get("face", "behind")?.twinKey).toBe("wall-bc");
  const moved = withoutThese(
    {
      ...records,
      vertex: records.vertex.map((one) => (/^[pq]/.test(one.key) ? { ...one, z: 5 } : one)),
      face: records.face.map((face) => (face.key === "behind" ? { ...face, twinKey: null } : face)),
    },
    ["wall-bc", "door"],
  );
  const outcome = bringBack(moved.store.scene, { key: "wall-bc", gone: moved.gone() });
  expect(outcome).toMatchObject({ ok: true, says: expect.stringMatching(/stands by itself/) });
  expect(outcome.ok && outcome.diff.face?.added["wall-bc"]?.twinKey).toBeNull();
});

test("what is gone is told once: by the backend, by the history, and not what is there again or goes with its face", () => {
  const { store, gone } = withoutThese(capturedRoom(), ["wall-bc", "c-top", "edge-bc-top", "door"]);
  store.run((scene) => deleteElements(scene, { items: [item("object3D", "table")] }));
  const told = () => goneElements(store.scene, gone()).map(({ record, by }) => `${record.key} ${by}`);
  expect(told().sort()).toEqual(["door emp-ben", "table emp-ana", "wall-bc emp-ben"]);
  store.undo();
  expect(told()).not.toContain("table emp-ana");
  store.run((scene) => moveElements(scene, { items: [item("object3D", "table")], vector: [0.1, 0, 0] }));
  expect(told().sort()).toEqual(["door emp-ben", "wall-bc emp-ben"]);
});

test("a backend that does not know the question answers with what is there: nothing is taken for deleted", () => {
  const { face, vertex } = capturedRoom();
  const gone = { ...face[0]!, deletedBy: "emp-ben", deletedAt: AT };
  expect(toldGone([["face", [gone]]])).toEqual([{ kind: "face", record: face[0], by: "emp-ben", at: AT }]);
  expect(
    toldGone([
      ["face", []],
      ["vertex", vertex],
    ]),
  ).toBeNull();
  expect(toldGone([["face", []]])).toEqual([]);
});
