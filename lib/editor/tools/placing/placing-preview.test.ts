import type { PlanarLabel } from "@/lib/domain/geometry-records";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { tiledHome } from "@/tests/support/tiled-home";
import { changesOf, type Diff } from "../../core/diff";
import { createEditorStore } from "../../core/editor-store";
import { OBJECT_PRESETS } from "../../core/objects/object-presets";
import type { Placing, Spot } from "./placing";
import { createPlacingController } from "./placing-controller";

function open(records = twoRooms(), surveyKey = TWO_ROOMS_SURVEY) {
  const gestures: Diff[] = [];
  const store = createEditorStore({ surveyKey, records, onGesture: ({ diff }) => gestures.push(diff) });
  let refusal: string | null = null;
  let count = 0;
  const controller = createPlacingController(store, {
    floorNumber: () => 0,
    refuse: (reason) => {
      refusal = reason?.message ?? null;
    },
    newKey: (kind) => `new-${kind}-${count++}`,
  });
  const changed = jest.fn();
  controller.subscribePreview(changed);
  const point = (faceKey: string, ...at: [number, number, number]) => {
    const spot: Spot = { faceKey, at };
    controller.point(() => spot);
    return spot;
  };
  return { store, controller, gestures, changed, point, refusal: () => refusal };
}

type SpotInput = [string, number, number, number];
const rehost: Placing = { kind: "rehost", key: "pane" };
const opening = (label: PlanarLabel): Placing => ({ kind: "opening", label });
const objectPlacing = (label: string): Placing => ({
  kind: "object",
  preset: OBJECT_PRESETS.find((preset) => preset.label === label)!,
});

/** Returns all changes, without the keys of new records. */
const records = (diff: Diff | null | undefined) =>
  [...changesOf(diff ?? {})].map(({ kind, from, to }) => {
    const { key, twinKey, ...rest } = { twinKey: null, ...to! };
    return { kind, isNew: !from, hasTwin: Boolean(twinKey), ...rest };
  });

test.each<[string, Placing, SpotInput, object]>([
  ["a door on the floor, wherever on the wall", opening("door"), ["k-wall-da", 3, 2, 0], { u: 3, v: 1.025 }],
  ["a door pushed in from the wall's end", opening("door"), ["k-wall-da", 0.1, 2, 0], { u: 0.45 }],
  ["a door in a wall of two rooms", opening("door"), ["k-wall-cd", 4, 1, 2.4], { hasTwin: true, width: 0.9 }],
  ["a window as high as it was pointed at", opening("window"), ["k-wall-da", 2, 1.6, 0], { v: 1.6, height: 1.2 }],
  ["a window kept under the ceiling", opening("window"), ["k-wall-da", 2, 2.4, 0], { v: 1.9 }],
  ["an opening", opening("opening"), ["k-wall-da", 2, 1, 0], { width: 1.2, height: 2.1 }],
  ["a vent", opening("vent"), ["k-wall-da", 2, 2, 0], { v: 2 }],
  ["an outlet", opening("outlet"), ["k-wall-da", 2, 0.3, 0], { width: 0.08 }],
  ["damage on a floor", opening("damage"), ["k-floor", 2, 0, 1], { faceKey: "k-floor" }],
  ["a stove on the floor", objectPlacing("stove"), ["k-floor", 2, 0, 1.5], { position: [2, 0.455, 1.5] }],
  ["a sofa with its back to a wall", objectPlacing("sofa"), ["k-wall-da", 2, 1, 0], { position: [2, 0.43, 0.465] }],
  ["a television on a wall", objectPlacing("television"), ["k-wall-da", 2, 1, 0], { size: [1.23, 0.72, 0.09] }],
  ["damage in a room", objectPlacing("damage"), ["k-floor", 1, 0, 1], { size: [1, 0.05, 1] }],
  ["a window on its way to another wall", rehost, ["k-wall-da", 1, 2, 0], { u: 1, v: 1.5 }],
])("the preview equals the result of the click: %s", (_name, placing, spot, figures) => {
  const { controller, point, gestures, store } = open();
  controller.choose(placing);
  const shown = point(...spot) && controller.preview();
  expect(shown?.reason).toBeNull();
  expect(records(shown?.diff)[0]).toMatchObject(figures);
  expect([gestures, store.getPending()]).toEqual([[], []]);
  controller.click(shown!.spot);
  expect(gestures).toHaveLength(1);
  expect(records(gestures[0])).toEqual(records(shown?.diff));
});

const narrow = () => {
  const home = twoRooms();
  // A wall of half a meter next to the window of 1.2 m.
  const corners = new Set(["k-d", "k-d-top", "k-a", "k-a-top"]);
  home.vertex = home.vertex.map((corner) => (corners.has(corner.key) && corner.x > 0 ? { ...corner, x: 0.5 } : corner));
  return home;
};

test.each<[string, ReturnType<typeof twoRooms>, Placing, SpotInput, string, object | null]>([
  ["on a window", twoRooms(), opening("door"), ["k-wall-bc", 2, 1, 3], "The door would overlap a window", { u: 2 }],
  ["onto a door", twoRooms(), rehost, ["k-wall-cd", 4, 1, 2], "The window would overlap a door", { v: 1.5 }],
  [
    "to a short wall",
    narrow(),
    rehost,
    ["k-wall-da", 0.2, 1, 0],
    "The window would extend beyond its wall",
    { width: 1.2 },
  ],
  ["on a floor", twoRooms(), opening("door"), ["k-floor", 2, 0, 1], "A door belongs on a wall", null],
])("previews a refused click with its reason: %s", (_name, home, placing, spot, reason, figures) => {
  const { controller, point, gestures, refusal } = open(home);
  controller.choose(placing);
  point(...spot);
  const shown = controller.preview()!;
  expect(shown.reason).toBe(reason);
  const openings = [...changesOf(shown.diff ?? {})].flatMap(({ to }) => (to && "faceKey" in to ? [to] : []));
  if (figures) expect(openings.find(({ faceKey }) => faceKey === spot[0])).toMatchObject(figures);
  else expect(shown.diff).toBeNull();
  expect(refusal()).toBeNull();
  controller.click(shown.spot);
  expect([refusal(), gestures]).toEqual([reason, []]);
  // The preview stays crossed out, and the refusal is cleared when the pointer moves.
  expect(controller.preview()?.reason).toBe(reason);
  point("k-wall-ab", 0, 1, 1.5);
  expect(refusal()).toBeNull();
  expect(controller.preview()?.reason).toBeNull();
});

test("previews a placement that a lock refuses, with the reason", () => {
  const { store, controller, point } = open();
  store.setGuard(() => ({ code: "locked", message: "Locked", keys: [] }));
  controller.choose(objectPlacing("chair"));
  point("k-floor", 2, 0, 1);
  expect(controller.preview()).toMatchObject({ reason: "Locked" });
  expect(records(controller.preview()?.diff)).toMatchObject([{ kind: "object3D", label: "chair" }]);
});

test("searches for no spot and notifies no subscriber while nothing is chosen", () => {
  const { controller, changed } = open();
  const find = jest.fn(() => ({ faceKey: "k-floor", at: [2, 0, 1] }) satisfies Spot);
  controller.point(find);
  controller.point(null);
  controller.point(find);
  expect([find.mock.calls.length, changed.mock.calls.length, controller.preview()]).toEqual([0, 0, null]);
  // A resting pointer has a preview as soon as something is chosen.
  controller.choose(objectPlacing("chair"));
  expect(controller.preview()?.spot).toEqual({ faceKey: "k-floor", at: [2, 0, 1] });
  expect([find.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
});

test("the preview disappears with Escape, without a pointer, outside the home, and after placing", () => {
  const { controller, point, changed } = open();
  const isShown = () => controller.preview() !== null;
  controller.choose(opening("window"));
  const spot = point("k-wall-da", 2, 1.5, 0);
  expect(isShown()).toBe(true);
  controller.point(null);
  expect(isShown()).toBe(false);
  point("k-wall-da", 2, 1.5, 0);
  controller.point(() => null);
  expect(isShown()).toBe(false);
  point("k-wall-da", 2, 1.5, 0);
  controller.click(spot);
  expect(isShown()).toBe(false);
  point("k-wall-da", 2, 1.5, 0);
  expect(controller.preview()?.reason).toBe("The window would overlap a window");
  changed.mockClear();
  controller.back();
  expect([isShown(), changed.mock.calls.length]).toEqual([false, 1]);
});

test("the preview follows an undo under a resting pointer", () => {
  const { store, controller, point } = open();
  controller.choose(opening("window"));
  controller.click({ faceKey: "k-wall-da", at: [2, 1.5, 0] });
  point("k-wall-da", 2.2, 1.5, 0);
  expect(controller.preview()?.reason).toBe("The window would overlap a window");
  store.undo();
  expect(controller.preview()?.reason).toBeNull();
});

test("reads no more records in a large survey than in one home", () => {
  const readsIn = (vertices: number) => {
    const { store, controller } = open(tiledHome(vertices, "srv-town"), "srv-town");
    const { scene } = store;
    const floor = [...scene.values("face")].find(({ roomLabel }) => roomLabel === "Living room")!;
    const corners = floor.loops[0]!.flatMap((key) => scene.get("vertex", key) ?? []);
    const middle = (axis: "x" | "z") => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    const spot: Spot = { faceKey: floor.key, at: [middle("x"), corners[0]!.y, middle("z")] };
    controller.choose(objectPlacing("sofa"));
    controller.point(() => spot);
    const spies = (["get", "values", "keysOnFloor", "planarObjectsOfFace"] as const).map((name) =>
      jest.spyOn(scene, name),
    );
    controller.point(() => spot);
    expect(controller.preview()?.diff).not.toBeNull();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  };
  const [one, many] = [readsIn(0), readsIn(9_800)];
  expect(one).toBeGreaterThan(3);
  expect(many).toBe(one);
});
