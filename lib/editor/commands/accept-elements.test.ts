import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../core/editor-store";
import type { Gesture } from "../core/gesture";
import type { SelectionItem } from "../core/selection";
import { savePlan } from "../sync/save-plan";
import { acceptElements, withdrawAcceptance } from "./accept-elements";

const AT = "2026-11-23T09:00:00.000Z";
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

function open() {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: capturedRoom(),
    employeeKey: "emp-ana",
    onGesture: (gesture) => gestures.push(gesture),
  });
  return { store, gestures };
}

test("records employee and time in one edit and one batch per kind, and an undo restores the records", () => {
  const { store, gestures } = open();
  const items = [item("face", "wall-ab"), item("face", "wall-bc"), item("objectPlanar", "door"), item("vertex", "a")];
  const before = items.map(({ kind, key }) => store.scene.get(kind, key));
  expect(store.run((scene) => acceptElements(scene, { items, by: "emp-ana", at: AT })).ok).toBe(true);
  for (const { kind, key } of items) {
    expect(store.scene.get(kind, key)).toMatchObject({ acceptedBy: "emp-ana", acceptedAt: AT });
  }
  expect(savePlan(gestures[0]!.diff)).toEqual([
    { name: "vertex.updateBatch", params: { vertices: [fields("a")] } },
    { name: "face.updateBatch", params: { faces: [fields("wall-ab"), fields("wall-bc")] } },
    { name: "objectPlanar.updateBatch", params: { objectsPlanar: [fields("door")] } },
  ]);
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Accept 4 elements"]);
  store.undo();
  const after = items.map(({ kind, key }) => store.scene.get(kind, key));
  for (const [index, record] of after.entries()) expect(record).toEqual(before[index]);
});

const fields = (key: string) => ({
  key,
  revision: 1,
  acceptedBy: "emp-ana",
  acceptedAt: AT,
  acceptedAs: expect.any(Object),
});

test("keeps earlier acceptances; a withdrawn element needs review again, and an undo restores its acceptance", () => {
  const { store } = open();
  const wall = [item("face", "wall-ab")];
  store.run((scene) => acceptElements(scene, { items: wall, by: "emp-ben", at: "2026-11-20T08:00:00.000Z" }));
  const again = store.run((scene) => acceptElements(scene, { items: wall, by: "emp-ana", at: AT }));
  expect(again).toMatchObject({ ok: false, refusal: { message: "Already accepted" } });
  store.run((scene) => acceptElements(scene, { items: [...wall, item("vertex", "a")], by: "emp-ana", at: AT }));
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ben" });
  store.run((scene) => withdrawAcceptance(scene, { items: wall }));
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: null, acceptedAt: null, acceptedAs: null });
  expect(store.run((scene) => withdrawAcceptance(scene, { items: wall }))).toMatchObject({ ok: false });
  store.undo();
  expect(store.scene.get("face", "wall-ab")).toMatchObject({
    acceptedBy: "emp-ben",
    acceptedAt: "2026-11-20T08:00:00.000Z",
  });
});

test.each([
  ["an acceptance without a signed-in employee", [item("face", "floor")], null, "Sign in to accept elements"],
  [
    "an edge",
    [item("edge", "edge-ab")],
    "emp-ana",
    "Edges aren't reviewed on their own. Accept the faces on this edge.",
  ],
  ["an element that no longer exists", [item("face", "nowhere")], "emp-ana", "This element no longer exists"],
])("refuses %s and writes nothing", (_name, items, by, message) => {
  const { store } = open();
  expect(store.run((scene) => acceptElements(scene, { items, by, at: AT }))).toMatchObject({
    ok: false,
    refusal: { message },
  });
  expect(store.getHistory().past).toEqual([]);
});
