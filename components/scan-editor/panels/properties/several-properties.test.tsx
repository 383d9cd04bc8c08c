import { act, fireEvent, screen } from "@testing-library/react";
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
  const x = (key: string) => store.getRecord("vertex", key)?.x;
  return { store, gestures, x, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole("spinbutton", { name });

/** jsdom has no pointer events, so a mouse event gets a pointer id. */
function drag(element: Element, by: number, modifiers: object = {}): void {
  Object.assign(element, { setPointerCapture: jest.fn() });
  const fire = (type: string, clientX: number) =>
    fireEvent(
      element,
      Object.assign(new MouseEvent(type, { clientX, bubbles: true, cancelable: true, ...modifiers }), { pointerId: 1 }),
    );
  fire("pointerdown", 100);
  fire("pointermove", 100 + by / 2);
  fire("pointermove", 100 + by);
  fire("pointerup", 100 + by);
}

test("a field is empty and says mixed if values differ, and shows a common value", () => {
  show("vertex", "a", "c");
  expect(screen.getByRole("heading", { name: "2 selected" })).toBeInTheDocument();
  expect(field("X")).toHaveValue("");
  expect(field("X")).toHaveAttribute("placeholder", "mixed");
  expect(field("X")).toHaveAttribute("aria-valuetext", "mixed");
  expect(field("Y")).toHaveValue("0.000");
});

test("a typed value sets all selected elements in one edit, in feet and inches too", async () => {
  const { x, gestures, user } = show("vertex", "a", "c");
  await user.type(field("X"), `8' 2 1/2"{Enter}`);
  expect([x("a"), x("c")]).toEqual([2.5019, 2.5019]);
  expect(gestures.map((gesture) => gesture.label)).toEqual(["Change 2 elements"]);
  expect(await screen.findByDisplayValue("2.502")).toBe(field("X"));
});

test("an arrow key changes each of the mixed values by the same amount", async () => {
  const { x, user } = show("vertex", "a", "c");
  await user.click(field("X"));
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect([x("a"), x("c")]).toEqual([0.1, 4.1]);
});

test("a field's letter is a drag handle: a pixel is a centimeter, a drag is one edit, and Escape reverts", () => {
  const { x, gestures } = show("vertex", "a", "c");
  drag(screen.getByText("X", { selector: "[data-axis] > span" }), 50);
  expect([x("a"), x("c")]).toEqual([0.5, 4.5]);
  expect(gestures).toHaveLength(1);
  drag(screen.getByText("X", { selector: "[data-axis] > span" }), 1);
  expect(gestures).toHaveLength(1);
  const handle = screen.getByText("X", { selector: "[data-axis] > span" });
  fireEvent(handle, Object.assign(new MouseEvent("pointerdown", { clientX: 0, bubbles: true }), { pointerId: 1 }));
  fireEvent(handle, Object.assign(new MouseEvent("pointermove", { clientX: 90, bubbles: true }), { pointerId: 1 }));
  expect(x("a")).toBe(1.4);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(x("a")).toBe(0.5);
  expect(gestures).toHaveLength(1);
});

test("objects have sizes and a direction in degrees; an invalid value shows a message and changes nothing", async () => {
  const { store, gestures, user } = show("object3D", "table");
  await user.clear(field("Turned"));
  await user.type(field("Turned"), "90°{Enter}");
  expect(store.getRecord("object3D", "table")?.quaternion[1]).toBeCloseTo(Math.SQRT1_2, 9);
  await user.clear(field("Turned"));
  await user.type(field("Turned"), "2m{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("“2m” isn't an angle. Enter one in degrees, such as 45 or -90°");
  expect(gestures).toHaveLength(1);
});

test("several walls move together to a typed common center", async () => {
  const { x, user } = show("face", "wall-ab", "wall-bc");
  await user.clear(field("Z"));
  await user.type(field("Z"), "3{Enter}");
  expect(x("a")).toBe(0);
  expect(field("Z")).toBeValid();
});

test("a held arrow key is one edit, which ends with the key; one undo reverts it", async () => {
  const { store, x, gestures, user } = show("vertex", "a");
  await user.click(field("X"));
  const press = (repeat: boolean) => fireEvent.keyDown(field("X"), { key: "ArrowUp", repeat });
  for (let time = 0; time < 5; time += 1) press(time > 0);
  expect(x("a")).toBe(0.05);
  expect(gestures).toHaveLength(0);
  fireEvent.keyUp(field("X"), { key: "ArrowUp" });
  expect(gestures.map(({ label }) => label)).toEqual(["Place corner"]);
  press(false);
  await user.tab();
  expect(gestures).toHaveLength(2);
  act(() => {
    store.undo();
    store.undo();
  });
  expect(x("a")).toBe(0);
});

test("arrow keys continue from a draft, and leave no length below zero", async () => {
  const { store, gestures, user } = show("object3D", "table");
  const width = () => store.getRecord("object3D", "table")?.size[0];
  await user.clear(field("Width"));
  await user.type(field("Width"), "0.05");
  for (let time = 0; time < 9; time += 1) fireEvent.keyDown(field("Width"), { key: "ArrowDown", repeat: time > 0 });
  fireEvent.keyUp(field("Width"), { key: "ArrowDown" });
  expect(width()).toBe(0.01);
  expect(gestures).toHaveLength(1);
});
