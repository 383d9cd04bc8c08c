import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import { ALL_SHOWN, withLayers, withRows } from "@/lib/editor/tools/layers/layer-state";
import { levelSection } from "@/lib/editor/tools/views/section";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createViewController } from "../../context/view-controller";
import { openEditorView } from "../../tools/open-editor-view";
import { ViewsPanel } from "./views-panel";

beforeEach(() => localStorage.clear());

const POSE = { target: [1, 0, 2], distance: 5, azimuth: 0.3, elevation: 0.8 } as const;

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const camera = { fit: jest.fn(), home: jest.fn(), frame: jest.fn(), current: () => POSE, goTo: jest.fn() };
  view.camera = camera;
  return { store, view, camera, views: createViewController(store, view) };
}

function show() {
  const parts = open();
  const { store, view, views } = parts;
  renderInEditor(<ViewsPanel onClose={jest.fn()} />, { store, view, views });
  return { ...parts, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole("listitem").map((row) => row.textContent);

test("a view restores camera, section, X-ray, stacked floors and layers", async () => {
  const { user, view, camera } = show();
  const section = levelSection(0, 0.9);
  view.set({ section, isXray: true, isDoubtShown: true });
  view.layers?.set(withLayers(view.layers.get(), "hidden", 1, true));
  await user.type(screen.getByRole("textbox", { name: "Name of the view" }), "Cut{Enter}");
  view.set({ section: null, isXray: false, isDoubtShown: false, isStacked: true });
  view.layers?.set(withLayers(view.layers.get(), "hidden", 1, false));
  await user.click(screen.getByRole("button", { name: "Cut" }));
  expect(view.get()).toMatchObject({ section, isXray: true, isDoubtShown: true, isStacked: false });
  expect(view.layers?.isHidden("face", "wall-ab")).toBe(true);
  expect(camera.goTo).toHaveBeenCalledWith(POSE);
  expect(screen.getByRole("button", { name: "Cut" })).toHaveAttribute("aria-current", "true");
});

test("going to a view keeps the locks as they are", () => {
  const { store, view, views } = open();
  const layers = view.layers!;
  layers.set(withRows(layers.get(), "lockedRows", ["table"], true));
  views.save("Before");
  layers.set(withRows(withLayers(layers.get(), "locked", ALL_LAYERS, true), "lockedRows", ["table"], false));
  const move = (key: string) => store.run((scene) => moveVertices(scene, { keys: [key], vector: [0.1, 0, 0] })).ok;
  expect(move("a")).toBe(false);
  views.goTo("Before");
  expect(move("a")).toBe(false);
  expect([...layers.get().lockedRows]).toEqual([]);
  layers.set(ALL_SHOWN);
  views.goTo("Before");
  expect(move("a")).toBe(true);
});

test("a view without a name gets a default one; it can be renamed, but not to a taken name, and deleted", async () => {
  const { user } = show();
  const save = screen.getByRole("button", { name: "Save view" });
  await user.click(save);
  await user.click(save);
  expect(names()).toEqual(["View 1", "View 2"]);
  await user.click(screen.getByRole("button", { name: "Rename View 2" }));
  const field = screen.getByRole("textbox", { name: "New name of View 2" });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "view 1{Enter}");
  expect(screen.getByText("Another view has this name")).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, "Attic{Enter}");
  expect(names()).toEqual(["View 1", "Attic"]);
  await user.click(screen.getByRole("button", { name: "Rename Attic" }));
  await user.keyboard("zzz{Escape}");
  await user.click(screen.getByRole("button", { name: "Delete View 1" }));
  expect(names()).toEqual(["Attic"]);
  expect(screen.getByRole("textbox", { name: "Name of the view" })).toHaveFocus();
});

test("views are remembered per survey; a view of another floor opens with that floor's canvas", () => {
  const first = open();
  first.views.save("Below");
  const again = open();
  expect(again.views.list().map(({ name }) => name)).toEqual(["Below"]);
  again.view.set({ floorNumber: 3 });
  expect(again.views.goTo("BELOW")).toBe(true);
  expect(again.view.get().floorNumber).toBe(0);
  expect(again.view.opening).toEqual(POSE);
  expect(again.camera.goTo).not.toHaveBeenCalled();
  expect(again.views.goTo("Nowhere")).toBe(false);
});

test("a view is current until the camera is moved by hand or the floor changes", () => {
  const { views, view } = open();
  views.save("Below");
  expect(views.current()).toBe("Below");
  view.onCameraMoved?.();
  expect(views.current()).toBeNull();
  expect(views.goTo("Below")).toBe(true);
  expect(views.current()).toBe("Below");
  view.set({ isXray: true });
  expect(views.current()).toBe("Below");
  view.set({ floorNumber: 3 });
  expect(views.current()).toBeNull();
  expect(views.list().map(({ name }) => name)).toEqual(["Below"]);
});
