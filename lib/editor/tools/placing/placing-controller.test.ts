import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { mirrorElements } from "../../commands/mirror-elements";
import { createEditorStore } from "../../core/editor-store";
import { OBJECT_PRESETS } from "../../core/objects/object-presets";
import { selectedItems } from "../../core/selection";
import { createPlacingController } from "./placing-controller";

function open(crooked = false) {
  const records = twoRooms();
  if (crooked) {
    records.vertex = records.vertex.map((vertex) =>
      vertex.key === "k-c" || vertex.key === "k-c-top" ? { ...vertex, x: 4.04 } : vertex,
    );
  }
  const gestures: string[] = [];
  const store = createEditorStore({
    surveyKey: TWO_ROOMS_SURVEY,
    records,
    onGesture: ({ label }) => gestures.push(label),
  });
  let refusal: string | null = null;
  const notices: string[] = [];
  let floorNumber = 0;
  let count = 0;
  const controller = createPlacingController(store, {
    floorNumber: () => floorNumber,
    refuse: (reason) => {
      refusal = reason?.message ?? null;
    },
    notify: (text) => void notices.push(text),
    newKey: () => `new-${count++}`,
  });
  const showFloor = (floor: number) => {
    floorNumber = floor;
  };
  return { store, controller, gestures, notices, refusal: () => refusal, showFloor };
}

test("reports the number of copies, and a command that changes nothing", () => {
  const { store, controller, gestures, notices, refusal } = open();
  controller.choose({ kind: "object", preset: OBJECT_PRESETS[0]! });
  controller.click({ faceKey: "k-floor", at: [2, 0, 2] });
  const items = selectedItems(store.getSelection());
  expect(notices).toEqual([]);
  controller.copy();
  controller.run((scene) => mirrorElements(scene, { items, axis: "x" }));
  store.select([...items, { kind: "objectPlanar", key: [...store.scene.values("objectPlanar")][0]!.key }]);
  controller.copy();
  expect(notices).toEqual(["1 element copied", "No change", "2 elements copied"]);
  expect([gestures.length, refusal()]).toEqual([1, null]);
});

describe("placing", () => {
  test("each click on a wall places and selects a window, until Escape", () => {
    const { store, controller, gestures } = open();
    controller.choose({ kind: "opening", label: "window" });
    expect(controller.get()).toMatchObject({ isPaletteOpen: true, placing: { label: "window" } });
    expect(controller.click({ faceKey: "k-wall-da", at: [1, 1.5, 0] })).toBe(true);
    expect(controller.click({ faceKey: "k-wall-da", at: [3, 1.5, 0] })).toBe(true);
    expect(gestures).toEqual(["Insert window", "Insert window"]);
    const [selected] = selectedItems(store.getSelection());
    expect(store.getRecord("objectPlanar", selected!.key)).toMatchObject({ u: 3, faceKey: "k-wall-da" });
    expect(controller.back()).toBe(true);
    expect(controller.click({ faceKey: "k-wall-da", at: [2, 1, 0] })).toBe(false);
    expect(controller.back()).toBe(false);
  });

  test("a click outside the home places nothing, and a refusal keeps placing", () => {
    const { controller, gestures, refusal } = open();
    controller.choose({ kind: "opening", label: "door" });
    expect(controller.click(null)).toBe(true);
    controller.click({ faceKey: "k-wall-bc", at: [2, 1, 3] });
    expect(refusal()).toBe("The door would overlap a window");
    expect(controller.get().placing).not.toBeNull();
    expect(gestures).toEqual([]);
    controller.back();
    expect(refusal()).toBeNull();
  });

  test("places without a click on the selected wall, or in the room", () => {
    const { store, controller, refusal } = open();
    controller.choose({ kind: "opening", label: "door" });
    controller.placeHere();
    expect(refusal()).toBe("Select a wall, or click one in the picture");
    store.select([{ kind: "face", key: "k-wall-da" }]);
    controller.placeHere();
    expect(store.getRecord("objectPlanar", "new-0")).toMatchObject({ faceKey: "k-wall-da", u: 2 });
    controller.choose({ kind: "object", preset: OBJECT_PRESETS.find(({ label }) => label === "bed")! });
    store.select([{ kind: "face", key: "h-floor" }]);
    controller.placeHere();
    const [bed] = selectedItems(store.getSelection());
    expect(store.getRecord("object3D", bed!.key)).toMatchObject({ label: "bed", position: [6.1, 0.275, 1.5] });
  });

  test("moves an opening to another wall by a click, once", () => {
    const { store, controller } = open();
    controller.choose({ kind: "rehost", key: "pane" });
    controller.click({ faceKey: "k-wall-da", at: [1, 2, 0] });
    expect(store.getRecord("objectPlanar", "pane")).toMatchObject({ faceKey: "k-wall-da", u: 1, v: 1.5 });
    expect(controller.get()).toMatchObject({ placing: null, isPaletteOpen: false });
  });

  test("the palette opens with the last choice", () => {
    const { controller } = open();
    controller.choose({ kind: "opening", label: "vent" });
    controller.togglePalette();
    expect(controller.get()).toMatchObject({ placing: null, isPaletteOpen: false });
    controller.togglePalette();
    expect(controller.get().placing).toEqual({ kind: "opening", label: "vent" });
  });
});

describe("copies", () => {
  test("each paste is offset further, and a paste on another floor is directly above the original", () => {
    const { store, controller, gestures, showFloor } = open();
    store.select([{ kind: "object3D", key: "sofa" }]);
    expect(controller.copy()).toBe(true);
    controller.paste();
    controller.paste();
    expect(["new-0", "new-1"].map((key) => store.getRecord("object3D", key)?.position[0])).toEqual([2.5, 3]);
    store.select([{ kind: "object3D", key: "sofa" }]);
    controller.copy();
    showFloor(1);
    controller.paste();
    expect(store.getRecord("object3D", "new-2")).toMatchObject({ floorNumber: 1, position: [2, 3.3, 1.2] });
    expect(gestures).toEqual(["Paste element", "Paste element", "Paste element"]);
  });

  test("reports an empty selection and an empty clipboard", () => {
    const { controller, refusal } = open();
    expect(controller.copy()).toBe(false);
    expect(refusal()).toBe("The selection can't be copied");
    controller.paste();
    expect(refusal()).toBe("Nothing copied yet");
    controller.duplicate();
    expect(refusal()).toBe("The selection can't be copied");
  });
});

describe("squaring up", () => {
  const skewOf = (store: ReturnType<typeof open>["store"]) =>
    Math.abs(store.getRecord("vertex", "k-c")!.x - store.getRecord("vertex", "k-d")!.x);

  test("is previewed at once, and is one undo entry when accepted", () => {
    const { store, controller, gestures } = open(true);
    controller.openSquareUp("k-floor");
    const shown = store.getRecord("vertex", "k-c")!.x;
    expect(shown).not.toBe(4.04);
    expect(controller.get().squareUp?.plan.outcome.ok).toBe(true);
    expect(gestures).toEqual([]);
    controller.acceptSquareUp();
    expect(controller.get().squareUp).toBeNull();
    expect(gestures).toEqual(["Square up k"]);
    expect(store.getRecord("vertex", "k-c")?.x).toBe(shown);
    store.undo();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(skewOf(store)).toBeCloseTo(0.04, 9);
  });

  test("changes nothing if canceled or undone", () => {
    const { store, controller, gestures } = open(true);
    controller.openSquareUp("k-floor");
    expect(controller.back()).toBe(true);
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    controller.openSquareUp("k-floor");
    store.undo();
    expect(controller.get().squareUp).toBeNull();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(gestures).toEqual([]);
  });

  test("previews another plan with a locked wall, and the room unchanged if nothing is left to square up", () => {
    const { store, controller } = open(true);
    controller.openSquareUp("k-floor");
    controller.changeSquareUp({ lockedWalls: new Set(["k-wall-ab", "k-wall-da"]) });
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4);
    controller.changeSquareUp({ lockedWalls: new Set(["k-wall-ab", "k-wall-bc", "k-wall-cd", "k-wall-da"]) });
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(controller.get().squareUp?.plan.outcome).toMatchObject({ ok: false });
    controller.acceptSquareUp();
    expect(controller.get().squareUp).not.toBeNull();
    controller.changeSquareUp({ lockedWalls: new Set() });
    expect(store.getRecord("vertex", "k-c")?.x).not.toBe(4.04);
  });

  test("ends when an opening is chosen to place", () => {
    const { store, controller } = open(true);
    controller.openSquareUp("k-floor");
    controller.choose({ kind: "opening", label: "door" });
    expect(controller.get().squareUp).toBeNull();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
  });
});
