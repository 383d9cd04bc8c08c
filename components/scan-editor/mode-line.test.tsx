import { act, screen } from "@testing-library/react";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { ALL_SHOWN, withRows } from "@/lib/editor/tools/layers/layer-state";
import type { ToolView } from "@/lib/editor/tools/tool-view";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "./actions/editor-actions";
import { floorContents } from "./canvas/view/survey-rooms";
import { ModeLine } from "./mode-line";
import { openEditorView } from "./tools/open-editor-view";

const fromAbove: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};

function show(...items: SelectionItem[]) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const tools = view.tools!;
  tools.view = fromAbove;
  store.select(items);
  const { unmount } = renderInEditor(<ModeLine floors={[floorContents(store.scene, 0)]} progress={null} />, {
    store,
    view,
  });
  const message = () => screen.getByRole("status").textContent;
  const type = (text: string) =>
    act(() => {
      for (const key of text) tools.press({ key, shiftKey: false });
    });
  const click = (x: number, y: number) => act(() => void tools.click({ x, y, isFree: true, isUpright: false }));
  const keys = () =>
    [...document.querySelectorAll("kbd")].map((key) => `${key.textContent} ${key.nextSibling?.textContent}`);
  return { store, view, tools, message, type, click, unmount, keys };
}

const corner: SelectionItem = { kind: "vertex", key: "c" };

test("explains click and drag without a running tool, and in the select tool", () => {
  const { store, view, tools, message } = show();
  expect(message()).toBe("Click selects a corner; drag turns the view");
  act(() => view.set({ hovered: corner }));
  expect(message()).toBe("Click selects Corner 3, Study; drag moves it");
  act(() => store.setSelectionMode("face"));
  act(() => view.set({ hovered: { kind: "face", key: "wall-bc" } }));
  expect(message()).toBe("Click selects Wall 2 · south, Study; drag turns the view");
  act(() => store.select([{ kind: "face", key: "wall-bc" }]));
  expect(message()).toBe("Click selects Wall 2 · south, Study; drag moves it");
  act(() => {
    view.set({ hovered: null });
    tools.setBase("select");
  });
  expect(message()).toBe("Click selects a wall, floor or ceiling; drag draws a box");
  act(() => tools.startBox());
  expect(message()).toBe("Release to select: drag right for enclosed elements, left for touched ones");
});

test("drops the hovered element when it is deleted", () => {
  const { store, view, message } = show({ kind: "object3D", key: "table" });
  act(() => view.set({ hovered: { kind: "object3D", key: "table" } }));
  expect(message()).toMatch(/^Click selects Table.*; drag moves it$/);
  act(() => void store.run((scene) => deleteElements(scene, { items: [{ kind: "object3D", key: "table" }] })));
  expect(view.get().hovered).toBeNull();
  expect(message()).toBe("Click selects a door, window, opening or object; drag turns the view");
  act(() => view.set({ hovered: { kind: "objectPlanar", key: "door" } }));
  act(() => void store.undo());
  expect(view.get().hovered).toMatchObject({ key: "door" });
});

test("keeps toasts above the mode line", () => {
  const under = () => document.documentElement.style.getPropertyValue("--under-toasts");
  const { unmount } = show();
  expect(under()).toBe("var(--mode-line)");
  unmount();
  expect(under()).toBe("");
});

test("does not offer Enter for a room that is already square", () => {
  const { store, view, message, keys } = show();
  act(() => view.placing?.openSquareUp("floor"));
  expect(message()).toBe("The room is already square");
  expect(keys()).toEqual(["Esc Put back"]);
  act(() => {
    view.placing?.back();
    store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.1, 0, 0] }));
  });
  act(() => view.placing?.openSquareUp("floor"));
  expect(message()).toBe("Squared up as shown; Enter accepts it");
  expect(keys()).toEqual(["↵ Accept", "Esc Put back"]);
});

test("shows why a click would place nothing, until the pointer is at a valid place", () => {
  const { view, message, keys } = show();
  const point = (faceKey: string, at: [number, number, number]) =>
    act(() => view.placing?.point(() => ({ faceKey, at })));
  act(() => view.placing?.choose({ kind: "opening", label: "window" }));
  const next = "Click a wall to place the window; Enter places it on the selected wall";
  expect(message()).toBe(next);
  point("wall-bc", [2, 1, 3]);
  expect(message()).toBe("The window would overlap a door: Door, Study");
  expect(screen.getByRole("status")).toHaveAttribute("data-tone", "bad");
  expect(screen.getByText(next)).toBeVisible();
  expect(keys()).toContain("Esc Done");
  point("floor", [2, 0, 1]);
  expect(message()).toBe("A window belongs on a wall");
  point("wall-da", [2, 1, 0]);
  expect(message()).toBe(next);
  point("floor", [2, 0, 1]);
  act(() => void view.placing?.back());
  expect(message()).toBe("Click selects a corner; drag turns the view");
});

test("explains click and drag over a photo's viewpoint, with the photo's name", () => {
  const { view, tools, message } = show();
  const evidence = view.evidence!;
  const photo = { key: "west", name: "Study 1", room: "Study", floorNumber: 0, url: "https://media.test/west" };
  const more = { thumbnailUrl: null, width: 1000, height: 1000, camera: null };
  act(() => evidence.set({ photos: [{ ...photo, ...more }], pointedKey: "west" }));
  expect(message()).toBe("Click opens the photo Study 1; drag turns the view");
  act(() => view.set({ isPlanPointed: true }));
  expect(message()).toBe("Click opens the photo Study 1; drag moves the plan");
  act(() => tools.setBase("select"));
  expect(message()).toBe("Click opens the photo Study 1; drag draws a box");
  act(() => evidence.set({ pointedKey: null }));
  expect(message()).toBe("Click selects a corner; drag draws a box");
});

test("names and counts stacked corners on a plan as one", () => {
  const { store, view } = show(corner, { kind: "vertex", key: "c-top" });
  const heading = () => screen.getByRole("contentinfo").querySelector("span")?.textContent;
  expect(heading()).toBe("Corner2 selected");
  act(() => view.set({ isPlanPointed: true }));
  expect(heading()).toBe("CornerCorner 3, Study");
  act(() => store.select(["c", "c-top", "b", "b-top"].map((key) => ({ kind: "vertex", key }) as const)));
  expect(heading()).toBe("Corner2 selected");
  act(() => view.set({ isPlanPointed: false }));
  expect(heading()).toBe("Corner4 selected");
});

test("explains a movement with its axis lock and keys", () => {
  const { tools, message, type } = show(corner);
  act(() => tools.startMove());
  expect(message()).toBe("Click places it");
  expect(screen.getByText("Move corner")).toBeInTheDocument();
  type("x");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Locked to X");
  type("1");
  expect(message()).toBe("Enter or a click places it at the typed value");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("EscClear the value");
  act(() => tools.cancel());
  act(() => tools.grab(corner, { x: 400, y: 300, isFree: true, isUpright: false }));
  expect(message()).toBe("Release places it");
});

test.each<[string, SelectionItem, boolean, boolean]>([
  ["a corner in the 3D picture", { kind: "vertex", key: "c" }, false, true],
  ["a corner on the plan", { kind: "vertex", key: "c" }, true, false],
  ["a door, which stays in its wall", { kind: "objectPlanar", key: "door" }, false, false],
  ["a ceiling, which rises anyway", { kind: "face", key: "ceiling" }, false, false],
])("offers Alt for elements that move upright only with Alt: %s", (_what, item, isPlanPointed, isOffered) => {
  const { view, tools } = show(item);
  act(() => {
    view.set({ isPlanPointed });
    tools.startMove();
  });
  expect(screen.getByRole("contentinfo").textContent?.includes("AltUpright")).toBe(isOffered);
});

test("shows a refusal first, and clears it with Escape", () => {
  const { tools, message } = show({ kind: "vertex", key: "d" });
  act(() => tools.startMove());
  expect(message()).toBe("The corner is locked");
  act(() => void tools.back());
  expect(message()).toBe("Click selects a corner; drag turns the view");
});

test("shows the next click and its keys next to a refusal or notice", () => {
  const { store, view, message, keys } = show();
  const line = () => screen.getByRole("contentinfo");
  act(() => view.set({ refusal: "Nothing is selected" }));
  expect(message()).toBe("Nothing is selected");
  expect(line()).toHaveTextContent("Nothing is selectedClick selects a corner; drag turns the view");
  expect(keys()).toContain("M Measure");
  act(() => view.placing?.choose({ kind: "opening", label: "door" }));
  act(() => view.placing?.placeHere());
  expect(line()).toHaveTextContent("Select a wall, or click one in the pictureClick a wall to place the door");
  expect(keys()).toEqual(["↵ Place here", "Esc Done"]);
  act(() => void view.placing?.back());
  act(() => view.set({ notice: { text: "Floor split", selection: store.getSelection() } }));
  expect(line()).toHaveTextContent("Floor splitClick selects a corner; drag turns the view");
});

test("explains a value prompt, and clears an earlier refusal", () => {
  const { store, view, message, keys } = show(corner, { kind: "vertex", key: "a" });
  const run = (id: string) =>
    act(
      () =>
        void editorActions(editorServices({ store, view }))
          .find((action) => action.id === `editor.${id}`)
          ?.run(),
    );
  act(() => view.set({ refusal: "Select two corners" }));
  run("weld");
  expect(message()).toBe("Enter applies the value; selecting another element cancels");
  expect(screen.getByRole("contentinfo")).toHaveTextContent(/^Weld/);
  expect(keys()).toEqual(["↵ Apply", "Esc Cancel"]);
  run("back");
  expect(message()).toBe("Click selects a corner; drag turns the view");
});

test("offers no keys for commands that would be refused for locked elements", () => {
  const { store, view, keys } = show(corner);
  const lock = (...rows: string[]) => act(() => view.layers?.set(withRows(ALL_SHOWN, "lockedRows", rows, true)));
  const left = ["⇧ L Connected", "F Frame", "Esc Back"];
  expect(keys()).toEqual(expect.arrayContaining(["G Move", "J Merge", ...left]));
  lock("wall-bc");
  expect(keys()).toEqual(left);
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  // The edge has a corner of the locked wall.
  expect(keys()).toEqual(left);
  lock();
  expect(keys()).toEqual(expect.arrayContaining(["G Move", "E Extrude", "K Split"]));
  act(() => store.select([{ kind: "vertex", key: "d" }]));
  expect(keys()).toEqual(left);
});

test("offers no wall commands for a floor", () => {
  const { store, keys } = show({ kind: "face", key: "floor" });
  expect(keys()).toContain("K Split");
  expect(keys()).not.toContain("E Extrude");
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  expect(keys()).toContain("E Extrude");
});

test("names the next point of a measurement", () => {
  const { tools, message, click } = show();
  act(() => tools.startMeasure("angle"));
  expect(screen.getByText("Measure angle")).toBeInTheDocument();
  const sentences = [message()];
  for (const x of [100, 200, 300]) {
    click(x, x * x * 0.01);
    sentences.push(message());
  }
  expect(sentences).toEqual([
    "Click a point on one side of the angle",
    "Click the angle's corner",
    "Click a point on its other side",
    // From (1, 1) by (2, 4) to (3, 9): between the directions (-1, -3) and (1, 5).
    "172.9°. Click to measure another angle",
  ]);
});

test("measures the selection by a key", async () => {
  const { store, view, tools, message } = show({ kind: "vertex", key: "a" }, { kind: "vertex", key: "b" });
  const action = () =>
    editorActions(editorServices({ store, view })).find(({ id }) => id === "editor.measure-selection");
  expect(action()?.disabledReason).toBeNull();
  act(() => void action()?.run());
  expect(message()).toBe(`3.000 m · 9' 10 1/8". Click to measure another distance`);
  expect(screen.getByRole("contentinfo")).toHaveTextContent("EscDone");
  act(() => void tools.back());
  expect(tools.get().running).toBeNull();
  act(() => store.clearSelection());
  expect(action()?.disabledReason).toBe("Select two corners, three for an angle, an edge or a face");
});

test("shows the notice of an edit until the next edit or selection", () => {
  const { store, view, tools, message } = show(corner);
  const showNotice = () => act(() => view.set({ notice: { text: "Floor split", selection: store.getSelection() } }));
  showNotice();
  expect(message()).toBe("Floor split");
  act(() => tools.startMove());
  expect(message()).toBe("Click places it");
  act(() => tools.cancel());
  showNotice();
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  expect(message()).toBe("Click selects a corner; drag turns the view");
  showNotice();
  act(() => view.set({ refusal: "The corner is locked" }));
  expect(message()).toBe("The corner is locked");
});

test("marks a measurement on the plan", () => {
  const { tools, message } = show();
  const points = [
    [0, 0, 0],
    [3, 0, 0],
  ] as const;
  act(() => tools.startMeasure({ kind: "distance", points, holes: [], isOnPlan: true }));
  expect(message()).toBe(`3.000 m · 9' 10 1/8" on the plan. Click to measure another distance`);
});

test("offers Enter for rehosting a door once a wall is selected, and moves it there", () => {
  const { store, view, message } = show({ kind: "objectPlanar", key: "door" });
  const keys = () => [...document.querySelectorAll("kbd")].map((key) => key.textContent);
  act(() => view.placing?.choose({ kind: "rehost", key: "door" }));
  expect(message()).toBe("Click the wall that it goes to, or select it and press Enter");
  expect(keys()).toEqual(["Esc"]);
  act(() => view.placing?.placeHere());
  expect(message()).toBe("Select a wall, or click one in the picture");
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  expect(keys()).toEqual(["↵", "Esc"]);
  act(() => view.placing?.placeHere());
  expect(store.getRecord("objectPlanar", "door")?.faceKey).toBe("wall-ab");
  expect(view.placing?.get().placing).toBeNull();
});
