import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../../canvas/view/survey-rooms";
import { PropertiesPanel } from "./properties-panel";

function show(kind: SelectionItem["kind"], ...keys: string[]) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  store.select(keys.map((key) => ({ kind, key })));
  renderInEditor(<PropertiesPanel floors={[floorContents(store.scene, 0)]} />, { store });
  const x = (key: string) => store.getRecord("vertex", key)?.x;
  return { store, x, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole("spinbutton", { name });

test("an edge's length can be typed, and the hint names the end that moves", async () => {
  const { x, user } = show("edge", "edge-bc");
  expect(field("Length")).toHaveAccessibleDescription("Corner 3 moves, the other end stays.");
  await user.clear(field("Length"));
  await user.type(field("Length"), "450 cm{Enter}");
  expect([x("b"), x("c")]).toEqual([0, 4.5]);
});

test("a wall's width and height can be typed, and the hint names what moves", async () => {
  const { store, x, user } = show("face", "wall-bc");
  expect(field("Width")).toHaveAccessibleDescription(
    "Width moves the end at Corner 3; height moves the upper corners.",
  );
  await user.clear(field("Width"));
  await user.type(field("Width"), "4.2{Enter}");
  expect([x("b"), x("c"), x("c-top")]).toEqual([0, 4.2, 4.2]);
  await user.clear(field("Height"));
  await user.type(field("Height"), "2.4{Enter}");
  expect(["b", "b-top", "c-top"].map((key) => store.getRecord("vertex", key)?.y)).toEqual([0, 2.4, 2.4]);
});

test("stacked edges, as selected on a plan, change their length together", async () => {
  const { x, user } = show("edge", "edge-bc", "edge-bc-top");
  await user.clear(field("Length"));
  await user.type(field("Length"), "5{Enter}");
  expect([x("c"), x("c-top")]).toEqual([5, 5]);
});

test("a floor has no width, alone or among walls", () => {
  show("face", "floor", "wall-ab");
  expect(screen.queryByRole("spinbutton", { name: "Width" })).toBeNull();
});
