import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { acceptElements } from "../../commands/accept-elements";
import { deleteElements } from "../../commands/delete-elements";
import { insertObject3D } from "../../commands/insert-object-3d";
import { moveElements } from "../../commands/move-elements";
import { moveVertices } from "../../commands/move-vertices";
import { revertToScan } from "../../commands/revert-to-scan";
import { setDeduct } from "../../commands/set-deduct";
import { createEditorStore } from "../../core/editor-store";
import type { Gesture } from "../../core/gesture";
import type { SelectionItem } from "../../core/selection";
import { createChecksController } from "../checks/checks-controller";
import { createReviewController } from "./review-controller";

const SURE = { "wall-ab": "low", "wall-bc": "medium", table: "low" } as const;
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

function open(records = capturedRoom(SURE)) {
  const idle: (() => void)[] = [];
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records,
    employeeKey: "emp-ana",
    onGesture: (gesture) => gestures.push(gesture),
  });
  const later = (work: () => void) => {
    idle.push(work);
    return () => void idle.splice(idle.indexOf(work), 1);
  };
  const checks = createChecksController(store, later);
  const review = createReviewController(store, checks, later);
  store.setCompletion(review.acceptanceOf);
  const runIdleWork = () => {
    while (idle.length > 0) idle.shift()?.();
  };
  const waiting = () =>
    review
      .get()
      .queue?.entries.filter(({ isDone }) => !isDone)
      .map(({ key }) => key);
  return { store, checks, review, gestures, runIdleWork, waiting };
}

test("a review reads nothing before it is started, then follows edits, undo and findings", () => {
  const { store, checks, review, runIdleWork, waiting } = open();
  expect(review.get().queue).toBeNull();
  const stop = review.start();
  runIdleWork();
  expect(waiting()).toEqual(["wall-ab", "table", "wall-bc"]);
  expect(review.get().areChecked).toBe(false);
  checks.start();
  runIdleWork();
  expect(review.get().areChecked).toBe(true);
  store.run((scene) => acceptElements(scene, { items: [item("face", "wall-ab")], by: "emp-ben", at: "now" }));
  runIdleWork();
  expect(waiting()).toEqual(["table", "wall-bc"]);
  store.undo();
  runIdleWork();
  expect(waiting()).toEqual(["wall-ab", "table", "wall-bc"]);
  // Without one wall, some sides have only one face.
  store.run((scene) => deleteElements(scene, { items: [item("face", "wall-cd")] }));
  runIdleWork();
  expect(review.get().queue?.byKey.get("wall-bc")).toMatchObject({ level: "warning", codes: ["shell-open"] });
  stop();
  store.undo();
  runIdleWork();
  expect(review.isFollowing()).toBe(false);
  // Without followers there is no queue, which would become outdated.
  expect(review.get()).toMatchObject({ queue: null, changes: null, areChecked: false });
  expect(review.settle().queue?.byKey.get("wall-bc")?.level).toBe("medium");
  expect(review.get().queue).toBeNull();
  expect(review.settle().queue?.byKey.get("wall-ab")?.level).toBe("low");
});

test("accepts the corrected selection within the same edit, with one undo", () => {
  const { store, review, gestures, runIdleWork, waiting } = open();
  const wall = item("face", "wall-ab");
  const move = () => store.run((scene) => moveElements(scene, { items: [wall], vector: [0.1, 0, 0] }));
  store.select([wall]);
  move();
  expect(store.scene.get("face", "wall-ab")?.acceptedBy).toBeUndefined();
  store.undo();
  review.start();
  runIdleWork();
  move();
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ana" });
  expect(store.scene.get("face", "wall-bc")?.acceptedBy).toBeUndefined();
  runIdleWork();
  expect(waiting()).toEqual(["table", "wall-bc"]);
  expect(Object.keys(gestures.at(-1)?.diff ?? {}).sort()).toEqual(["face", "vertex"]);
  store.undo();
  expect(store.scene.get("face", "wall-ab")?.acceptedBy ?? null).toBeNull();
  expect(store.scene.get("vertex", "a")).toMatchObject({ x: 0 });
  store.redo();
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ana" });
});

test("a drag accepts at its end, not during the drag, and a canceled drag accepts nothing", () => {
  const { store, review, runIdleWork } = open();
  review.start();
  runIdleWork();
  store.select([item("face", "wall-ab")]);
  const drag = () =>
    store.beginDrag((scene, x: number) => moveVertices(scene, { keys: ["a", "a-top"], vector: [x, 0, 0] }));
  const first = drag();
  first.move(0.2);
  expect(store.scene.get("face", "wall-ab")?.acceptedBy).toBeUndefined();
  first.cancel();
  expect(store.scene.get("face", "wall-ab")?.acceptedBy).toBeUndefined();
  const second = drag();
  second.move(0.2);
  second.commit();
  expect(store.scene.get("face", "wall-ab")?.acceptedBy).toBe("emp-ana");
  expect(store.getHistory().past).toHaveLength(1);
});

test("leaves certain, unselected and accepted elements as they are", () => {
  const { store, review, runIdleWork } = open();
  review.start();
  runIdleWork();
  store.run((scene) => acceptElements(scene, { items: [item("object3D", "table")], by: "emp-ben", at: "then" }));
  store.select([item("object3D", "table")]);
  store.run((scene) => moveElements(scene, { items: [item("object3D", "table")], vector: [0.1, 0, 0] }));
  expect(store.scene.get("object3D", "table")).toMatchObject({ acceptedBy: "emp-ben", acceptedAt: "then" });
  store.select([item("face", "wall-da")]);
  store.run((scene) => moveVertices(scene, { keys: ["a", "a-top"], vector: [0.1, 0, 0] }));
  for (const key of ["wall-da", "wall-ab"]) expect(store.scene.get("face", key)?.acceptedBy).toBeUndefined();
});

test("lists an accepted element again after an edit, and another employee can accept it", () => {
  const { store, review, runIdleWork, waiting } = open();
  const wall = item("face", "wall-ab");
  const sure = item("face", "wall-cd");
  store.run((scene) => acceptElements(scene, { items: [wall, sure], by: "emp-ben", at: "then" }));
  review.start();
  runIdleWork();
  expect(waiting()).toEqual(["table", "wall-bc"]);
  store.run((scene) => moveVertices(scene, { keys: ["a", "a-top", "c", "c-top"], vector: [0.1, 0, 0] }));
  runIdleWork();
  // The capture was sure of the other wall, and it has no findings.
  expect(waiting()).toEqual(["wall-ab", "table", "wall-bc"]);
  expect(review.get().queue?.byKey.get("wall-ab")).toMatchObject({ isDone: false, isChangedSince: true });
  expect(review.get().queue).toMatchObject({ done: 0, total: 3 });
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ben", acceptedAt: "then" });
  store.undo();
  runIdleWork();
  expect(waiting()).toEqual(["table", "wall-bc"]);
  store.redo();
  expect(store.run((scene) => acceptElements(scene, { items: [wall], by: "emp-ana", at: "now" })).ok).toBe(true);
  runIdleWork();
  expect(waiting()).toEqual(["table", "wall-bc"]);
  expect(store.scene.get("face", "wall-ab")).toMatchObject({ acceptedBy: "emp-ana", acceptedAt: "now" });
});

test("renews an employee's own acceptance within their correction", () => {
  const { store, review, runIdleWork, waiting } = open();
  const table = item("object3D", "table");
  store.run((scene) => acceptElements(scene, { items: [table], by: "emp-ana", at: "then" }));
  review.start();
  runIdleWork();
  store.select([table]);
  store.run((scene) => moveElements(scene, { items: [table], vector: [0.1, 0, 0] }));
  runIdleWork();
  expect(waiting()).toEqual(["wall-ab", "wall-bc"]);
  expect(store.scene.get("object3D", "table")?.acceptedAt).not.toBe("then");
  expect(store.scene.get("object3D", "table")?.acceptedAs).toMatchObject({
    position: store.scene.get("object3D", "table")?.position,
  });
  store.undo();
  expect(store.scene.get("object3D", "table")?.acceptedAt).toBe("then");
});

test("deducting an opening and reverting to the scan are not corrections", () => {
  const { store, review, runIdleWork } = open(capturedRoom({ door: "low", table: "low" }));
  const [door, table] = [item("objectPlanar", "door"), item("object3D", "table")];
  store.run((scene) => moveElements(scene, { items: [table], vector: [0.1, 0, 0] }));
  review.start();
  runIdleWork();
  store.select([door]);
  expect(store.run((scene) => setDeduct(scene, { keys: ["door"], deduct: true })).ok).toBe(true);
  expect(store.scene.get("objectPlanar", "door")?.acceptedBy).toBeUndefined();
  store.select([table]);
  expect(store.run((scene) => revertToScan(scene, { item: table })).ok).toBe(true);
  expect(store.scene.get("object3D", "table")?.acceptedBy).toBeUndefined();
  store.run((scene) => moveElements(scene, { items: [table], vector: [0.2, 0, 0] }));
  expect(store.scene.get("object3D", "table")).toMatchObject({ acceptedBy: "emp-ana" });
});

test("does not accept an element with an error", () => {
  const records = capturedRoom({ floor: "low" });
  // The outline crosses itself.
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, loops: [["b", "a", "c", "d"]] } : face));
  const { store, checks, review, runIdleWork } = open(records);
  review.start();
  checks.start();
  runIdleWork();
  expect(review.get().queue?.byKey.get("floor")).toMatchObject({ level: "error" });
  store.select([item("face", "floor")]);
  expect(store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0.1, 0, 0] })).ok).toBe(true);
  expect(store.scene.get("face", "floor")?.acceptedBy).toBeUndefined();
});

test("lists moved, added and deleted elements as changes", () => {
  const { store, review, runIdleWork } = open();
  review.start();
  runIdleWork();
  expect(review.get().changes).toEqual([]);
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [0.1, 0, 0] }));
  store.run((scene) => deleteElements(scene, { items: [item("objectPlanar", "door")] }));
  const preset = { label: "fixture", size: [0.2, 0.3, 0.2] as [number, number, number], elevation: 1 };
  store.run((scene) => insertObject3D(scene, { preset, floorNumber: 0, at: [1, 0, 1], newKey: () => "lamp" }));
  runIdleWork();
  const changes = () => review.get().changes?.map(({ verdict, key }) => `${verdict} ${key}`);
  expect(changes()).toEqual(["added lamp", "changed c", "deleted door"]);
  store.undo();
  store.undo();
  store.undo();
  runIdleWork();
  expect(changes()).toEqual([]);
});
