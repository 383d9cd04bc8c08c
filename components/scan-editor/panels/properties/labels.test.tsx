import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../../canvas/view/survey-rooms";
import { PropertiesPanel } from "./properties-panel";

function show(kind: SelectionItem["kind"], ...keys: string[]) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  store.select(keys.map((key) => ({ kind, key })));
  renderInEditor(<PropertiesPanel floors={[floorContents(store.scene, 0)]} />, { store });
  return { store, editLabels: () => gestures.map(({ label }) => label), user: userEvent.setup() };
}

const label = () => screen.getByRole("combobox", { name: "Label" });

test("arrow keys in the list change nothing before Enter, and Escape cancels", async () => {
  const { store, editLabels, user } = show("edge", "edge-bc");
  expect(label()).toHaveTextContent("Base");
  await user.tab();
  while (document.activeElement !== label()) await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(editLabels()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(label()).toHaveFocus();
  expect([editLabels(), label().textContent]).toEqual([[], "Base"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  // Relabeling gives an edge another key; it stays selected, and the field keeps the focus.
  const [key = ""] = store.getSelection().kinds.keys();
  expect(store.getRecord("edge", key)).toMatchObject({ label: "corner", vertexKeys: ["b", "c"] });
  await waitFor(() => expect(label()).toHaveTextContent("Corner"));
  expect(label()).toHaveFocus();
  expect(editLabels()).toEqual(["Label element as corner"]);
});

test("letters on the closed list, and Tab on the open one, relabel nothing", async () => {
  const { editLabels, user } = show("face", "wall-ab");
  await user.click(label());
  await user.keyboard("{Escape}");
  expect(label()).toHaveFocus();
  await user.keyboard("frc");
  expect([editLabels(), label().textContent]).toEqual([[], "Wall"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Tab}");
  expect(editLabels()).toEqual([]);
});

test("different labels show as mixed, and one choice relabels all", async () => {
  const { store, editLabels, user } = show("face", "wall-ab", "ceiling");
  expect(label()).toHaveTextContent("mixed");
  await user.click(label());
  await user.click(within(screen.getByRole("listbox", { name: "Label" })).getByRole("option", { name: "Roof" }));
  expect(["wall-ab", "ceiling"].map((key) => store.getRecord("face", key)?.label)).toEqual(["roof", "roof"]);
  // Panels follow a change with the next frame.
  await waitFor(() => expect(label()).toHaveTextContent("Roof"));
  expect(editLabels()).toHaveLength(1);
});

test("corners have no label, and neither has a selection of an edge and a wall", () => {
  show("vertex", "a", "b");
  expect(screen.queryByRole("combobox", { name: "Label" })).toBeNull();
});
