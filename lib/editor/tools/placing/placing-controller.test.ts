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
  const told: string[] = [];
  let floorNumber = 0;
  let count = 0;
  const desk = createPlacingController(store, {
    floorNumber: () => floorNumber,
    refuse: (reason) => {
      refusal = reason?.message ?? null;
    },
    tell: (text) => void told.push(text),
    newKey: () => `new-${count++}`,
  });
  const goTo = (floor: number) => {
    floorNumber = floor;
  };
  return { store, desk, gestures, told, refusal: () => refusal, goTo };
}

test("what was copied is counted, and a command that has nothing to change says so", () => {
  const { store, desk, gestures, told, refusal } = open();
  desk.choose({ what: "thing", preset: OBJECT_PRESETS[0]! });
  desk.click({ faceKey: "k-floor", at: [2, 0, 2] });
  const items = selectedItems(store.getSelection());
  expect(told).toEqual([]);
  desk.copy();
  desk.run((scene) => mirrorElements(scene, { items, axis: "x" }));
  store.select([...items, { kind: "objectPlanar", key: [...store.scene.values("objectPlanar")][0]!.key }]);
  desk.copy();
  expect(told).toEqual(["1 element copied", "Nothing was changed: it is so already", "2 elements copied"]);
  expect([gestures.length, refusal()]).toEqual([1, null]);
});

describe("placing", () => {
  test("each click on a wall places one, selected, until Escape", () => {
    const { store, desk, gestures } = open();
    desk.choose({ what: "opening", label: "window" });
    expect(desk.get()).toMatchObject({ isPaletteOpen: true, placing: { label: "window" } });
    expect(desk.click({ faceKey: "k-wall-da", at: [1, 1.5, 0] })).toBe(true);
    expect(desk.click({ faceKey: "k-wall-da", at: [3, 1.5, 0] })).toBe(true);
    expect(gestures).toEqual(["Insert window", "Insert window"]);
    const [selected] = selectedItems(store.getSelection());
    expect(store.getRecord("objectPlanar", selected!.key)).toMatchObject({ u: 3, faceKey: "k-wall-da" });
    expect(desk.back()).toBe(true);
    expect(desk.click({ faceKey: "k-wall-da", at: [2, 1, 0] })).toBe(false);
    expect(desk.back()).toBe(false);
  });

  test("a click beside the home places nothing; a refusal says why and keeps on placing", () => {
    const { desk, gestures, refusal } = open();
    desk.choose({ what: "opening", label: "door" });
    expect(desk.click(null)).toBe(true);
    desk.click({ faceKey: "k-wall-bc", at: [2, 1, 3] });
    expect(refusal()).toBe("The door would overlap a window");
    expect(desk.get().placing).not.toBeNull();
    expect(gestures).toEqual([]);
    desk.back();
    expect(refusal()).toBeNull();
  });

  test("without a click: on the selected wall, or in the room", () => {
    const { store, desk, refusal } = open();
    desk.choose({ what: "opening", label: "door" });
    desk.placeHere();
    expect(refusal()).toBe("Choose a wall first, or click one in the picture");
    store.select([{ kind: "face", key: "k-wall-da" }]);
    desk.placeHere();
    expect(store.getRecord("objectPlanar", "new-0")).toMatchObject({ faceKey: "k-wall-da", u: 2 });
    desk.choose({ what: "thing", preset: OBJECT_PRESETS.find(({ label }) => label === "bed")! });
    store.select([{ kind: "face", key: "h-floor" }]);
    desk.placeHere();
    const [bed] = selectedItems(store.getSelection());
    expect(store.getRecord("object3D", bed!.key)).toMatchObject({ label: "bed", position: [6.1, 0.275, 1.5] });
  });

  test("to another wall by a click, once", () => {
    const { store, desk } = open();
    desk.choose({ what: "rehost", key: "pane" });
    desk.click({ faceKey: "k-wall-da", at: [1, 2, 0] });
    expect(store.getRecord("objectPlanar", "pane")).toMatchObject({ faceKey: "k-wall-da", u: 1, v: 1.5 });
    expect(desk.get()).toMatchObject({ placing: null, isPaletteOpen: false });
  });

  test("the palette opens with what was chosen last", () => {
    const { desk } = open();
    desk.choose({ what: "opening", label: "vent" });
    desk.togglePalette();
    expect(desk.get()).toMatchObject({ placing: null, isPaletteOpen: false });
    desk.togglePalette();
    expect(desk.get().placing).toEqual({ what: "opening", label: "vent" });
  });
});

describe("copies", () => {
  test("each paste lies further aside; on another floor straight above", () => {
    const { store, desk, gestures, goTo } = open();
    store.select([{ kind: "object3D", key: "sofa" }]);
    expect(desk.copy()).toBe(true);
    desk.paste();
    desk.paste();
    expect(["new-0", "new-1"].map((key) => store.getRecord("object3D", key)?.position[0])).toEqual([2.5, 3]);
    store.select([{ kind: "object3D", key: "sofa" }]);
    desk.copy();
    goTo(1);
    desk.paste();
    expect(store.getRecord("object3D", "new-2")).toMatchObject({ floorNumber: 1, position: [2, 3.3, 1.2] });
    expect(gestures).toEqual(["Paste element", "Paste element", "Paste element"]);
  });

  test("nothing selected, or nothing copied, is said", () => {
    const { desk, refusal } = open();
    expect(desk.copy()).toBe(false);
    expect(refusal()).toBe("Nothing that is selected can be copied");
    desk.paste();
    expect(refusal()).toBe("Nothing has been copied yet");
    desk.duplicate();
    expect(refusal()).toBe("Nothing that is selected can be copied");
  });
});

describe("squaring up", () => {
  const right = (store: ReturnType<typeof open>["store"]) =>
    Math.abs(store.getRecord("vertex", "k-c")!.x - store.getRecord("vertex", "k-d")!.x);

  test("is shown at once, and one undo entry when accepted", () => {
    const { store, desk, gestures } = open(true);
    desk.openSquareUp("k-floor");
    const shown = store.getRecord("vertex", "k-c")!.x;
    expect(shown).not.toBe(4.04);
    expect(desk.get().squareUp?.plan.outcome.ok).toBe(true);
    expect(gestures).toEqual([]);
    desk.acceptSquareUp();
    expect(desk.get().squareUp).toBeNull();
    expect(gestures).toEqual(["Square up k"]);
    expect(store.getRecord("vertex", "k-c")?.x).toBe(shown);
    store.undo();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(right(store)).toBeCloseTo(0.04, 9);
  });

  test("cancelled it leaves no trace; an undo cancels it too", () => {
    const { store, desk, gestures } = open(true);
    desk.openSquareUp("k-floor");
    expect(desk.back()).toBe(true);
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    desk.openSquareUp("k-floor");
    store.undo();
    expect(desk.get().squareUp).toBeNull();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(gestures).toEqual([]);
  });

  test("with a wall kept another plan is shown; one that changes nothing shows the room as it was", () => {
    const { store, desk } = open(true);
    desk.openSquareUp("k-floor");
    desk.changeSquareUp({ lockedWalls: new Set(["k-wall-ab", "k-wall-da"]) });
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4);
    desk.changeSquareUp({ lockedWalls: new Set(["k-wall-ab", "k-wall-bc", "k-wall-cd", "k-wall-da"]) });
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
    expect(desk.get().squareUp?.plan.outcome).toMatchObject({ ok: false });
    desk.acceptSquareUp();
    expect(desk.get().squareUp).not.toBeNull();
    desk.changeSquareUp({ lockedWalls: new Set() });
    expect(store.getRecord("vertex", "k-c")?.x).not.toBe(4.04);
  });

  test("choosing something to place ends it", () => {
    const { store, desk } = open(true);
    desk.openSquareUp("k-floor");
    desk.choose({ what: "opening", label: "door" });
    expect(desk.get().squareUp).toBeNull();
    expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
  });
});
