import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { bitOf } from "@/lib/editor/tools/layers/layer-list";
import { withLayers, withRows } from "@/lib/editor/tools/layers/layer-state";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { useEditorKeys } from "../actions/use-editor-keys";
import { useEditor } from "../context/editor-context";
import { openEditorView } from "../tools/open-editor-view";
import { VisibilityChips } from "./visibility-chips";

beforeEach(() => localStorage.clear());

function Screen() {
  useEditorKeys(useEditor());
  return <VisibilityChips />;
}

function show() {
  const lower = littleRoom();
  const table = { ...lower.object3D[0]!, key: "upstairs", floorNumber: 1 };
  const records = { ...lower, object3D: [...lower.object3D, table] };
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  renderInEditor(<Screen />, { store, view });
  return { store, view, user: userEvent.setup() };
}

const chips = () => screen.getByRole("region", { name: "View options" });

test("cuts 1.2 m above the floor with C, reads a typed height, and steps back with Escape", async () => {
  const { user, view, store } = show();
  await user.keyboard("c{Alt>}z{/Alt}");
  expect(view.get()).toMatchObject({ isXray: true, section: { way: "level", from: 0, at: 1.2 } });
  const height = screen.getByRole("spinbutton", { name: "Height" });
  await user.clear(height);
  await user.type(height, "80 cm{Enter}");
  expect(view.get().section?.at).toBe(0.8);
  act(() => {
    height.blur();
    store.select([{ kind: "vertex", key: "a" }]);
  });
  await user.keyboard("{Escape}");
  expect(store.getSelection().kinds.size).toBe(0);
  expect(view.get().section).not.toBeNull();
  await user.keyboard("{Escape}");
  expect(view.get()).toMatchObject({ section: null, isXray: true });
  await user.keyboard("{Escape}");
  expect(view.get().isXray).toBe(false);
  expect(chips()).toBeEmptyDOMElement();
});

test("toggles the confidence tint with Shift and C, with a legend, and ends it by its chip", async () => {
  const { user, view } = show();
  expect(view.get().isDoubtShown).toBe(false);
  await user.keyboard("{Shift>}c{/Shift}");
  expect(view.get()).toMatchObject({ isDoubtShown: true, section: null });
  expect(chips()).toHaveTextContent("ConfidenceMediumLow");
  await user.click(screen.getByRole("button", { name: "Stop coloring by confidence" }));
  expect(view.get().isDoubtShown).toBe(false);
  await user.keyboard("{Shift>}cc{/Shift}");
  expect(view.get().isDoubtShown).toBe(false);
  expect(chips()).toBeEmptyDOMElement();
});

test("cuts across an axis or along a selected wall, and flips the kept side", async () => {
  const { user, view, store } = show();
  await user.keyboard("c");
  const way = screen.getByRole("combobox", { name: "Section direction" });
  await user.selectOptions(way, "x");
  expect(view.get().section).toMatchObject({ normal: [1, 0, 0], at: 2 });
  await user.selectOptions(way, "wall");
  expect(view.get().refusal).toBe("Select a wall first");
  act(() => store.select([{ kind: "face", key: "wall-bc" }]));
  await user.selectOptions(way, "wall");
  // The south wall is at z = 3 and faces north.
  expect(view.get().section?.way).toBe("wall");
  expect(view.get().section?.normal[2]).toBeCloseTo(-1);
  expect(view.get().section?.from).toBeCloseTo(-3);
  await user.click(screen.getByRole("button", { name: "Flip section" }));
  expect(view.get().section?.isFlipped).toBe(true);
  await user.click(screen.getByRole("button", { name: "End section" }));
  expect(view.get().section).toBeNull();
});

test("shows which layers are hidden or shown alone, and shows everything again", async () => {
  const { user, view } = show();
  const layers = view.layers!;
  act(() => {
    layers.set(withRows(withLayers(layers.get(), "hidden", bitOf(0) | bitOf(2), true), "hiddenRows", ["table"], true));
  });
  expect(chips()).toHaveTextContent("3 hidden");
  act(() => layers.set(withLayers(layers.get(), "solo", bitOf(0) | bitOf(1) | bitOf(2), true)));
  expect(chips()).toHaveTextContent("Walls, Floors … alone");
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  expect(chips()).toBeEmptyDOMElement();
});

test("switches floors with brackets, deselects elements of other floors, and shows the floor of an undone edit", async () => {
  const { user, view, store } = show();
  act(() => store.select([{ kind: "object3D", key: "table" }]));
  act(() => view.tools?.nudge("up", 0.01));
  act(() => view.tools?.endNudge());
  await user.keyboard("]");
  expect(view.get().floorNumber).toBe(1);
  expect(store.getSelection().kinds.size).toBe(0);
  await user.keyboard("]");
  expect(view.get().refusal).toBe("There is no floor above");
  await user.keyboard("{Control>}z{/Control}");
  expect(view.get().floorNumber).toBe(0);
  await user.keyboard("t");
  expect(chips()).toHaveTextContent("Floors stacked");
});

test("hides and locks the selection by keys, and leaves it out of select all", async () => {
  const { user, view, store } = show();
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  await user.keyboard("{Alt>}l{/Alt}");
  expect(view.layers?.lockOf("face", "wall-ab")).toBe("row");
  await user.keyboard("g");
  expect(view.get().refusal).toBe("This face is locked: unlock it in the outliner");
  await user.keyboard("{Alt>}h{/Alt}");
  expect(store.getSelection().kinds.size).toBe(0);
  await user.keyboard("{Control>}a{/Control}");
  expect([...store.getSelection().kinds.keys()].sort()).toEqual(["ceiling", "floor", "wall-bc", "wall-cd", "wall-da"]);
  await user.keyboard("{Shift>}{Alt>}hl{/Alt}{/Shift}");
  expect(view.layers?.get()).toMatchObject({ hiddenRows: new Set(), lockedRows: new Set() });
});

test("reaches every floor of the dataset with brackets, including empty ones", async () => {
  const { user, view } = show();
  act(() => view.set({ namedFloors: [-1, 0, 1, 2] }));
  await user.keyboard("]]");
  expect(view.get().floorNumber).toBe(2);
  await user.keyboard("]");
  expect(view.get()).toMatchObject({ floorNumber: 2, refusal: "There is no floor above" });
  await user.keyboard("[[[[[[");
  expect(view.get().floorNumber).toBe(-1);
});
