import { createEditorStore } from "@/lib/editor/core/editor-store";
import { withRows } from "@/lib/editor/tools/layers/layer-state";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { openEditorView } from "../tools/open-editor-view";

/** Opens the kitchen with corner c off by 4 cm, and locks the rows. */
function open(...locked: string[]) {
  localStorage.clear();
  const records = twoRooms();
  records.vertex = records.vertex.map((vertex) =>
    vertex.key === "k-c" || vertex.key === "k-c-top" ? { ...vertex, x: 4.04 } : vertex,
  );
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records });
  const view = openEditorView(store, 0);
  const lock = (...rows: string[]) => view.layers!.set(withRows(view.layers!.get(), "lockedRows", rows, true));
  lock(...locked);
  const controller = view.placing!;
  controller.openSquareUp("k-floor");
  const position = (key: string) => {
    const { x, z } = store.getRecord("vertex", key)!;
    return [x, z];
  };
  const lockedWalls = () =>
    controller.get().squareUp?.plan.walls.flatMap(({ faceKey, isLocked }) => (isLocked ? [faceKey] : []));
  const refusal = () => {
    const outcome = controller.get().squareUp?.plan.outcome;
    return outcome?.ok === false ? outcome.refusal.message : null;
  };
  return { store, controller, lock, position, lockedWalls, refusal, edits: () => store.getPending().length };
}

test("keeps a locked wall like a marked one, and squares the others around it", () => {
  const { controller, position, lockedWalls, refusal, edits } = open("k-wall-cd");
  expect(lockedWalls()).toEqual(["k-wall-cd"]);
  expect(refusal()).toBeNull();
  controller.acceptSquareUp();
  expect(controller.get().squareUp).toBeNull();
  expect([position("k-c"), position("k-d")]).toEqual([
    [4.04, 3],
    [4, 0],
  ]);
  expect(edits()).toBe(1);
});

test("accepts nothing in a locked room, and shows why", () => {
  const { controller, refusal, edits } = open("k-wall-ab", "k-wall-cd");
  expect(refusal()).toBe("Every corner of the room is locked");
  controller.acceptSquareUp();
  expect(controller.get().squareUp).not.toBeNull();
  expect(edits()).toBe(0);
});

test("refuses to accept after a wall was locked", () => {
  const { controller, lock, refusal, position, edits } = open();
  expect(refusal()).toBeNull();
  lock("k-wall-ab", "k-wall-cd");
  controller.acceptSquareUp();
  expect(refusal()).toBe("Every corner of the room is locked");
  expect([edits(), position("k-c")]).toEqual([0, [4.04, 3]]);
});

test("refuses to accept a change that would move a locked door", () => {
  const { controller, store, lock, refusal, edits } = open();
  const door = [...store.scene.values("objectPlanar")].find(({ faceKey }) => faceKey === "k-wall-cd")!;
  lock(door.key);
  controller.changeSquareUp({ tolerance: 4 });
  expect(refusal()).toMatch(/locked/);
  controller.acceptSquareUp();
  expect([edits(), store.isDragging()]).toEqual([0, true]);
});
