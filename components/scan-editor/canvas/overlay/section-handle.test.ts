import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { levelSection } from "@/lib/editor/tools/views/section";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorView } from "../view/editor-view";
import type { PixelProjection } from "../view/pixel-projection";
import { SectionHandle } from "./section-handle";

/** A meter is 100 pixels, seen from the side. */
const projection: PixelProjection = {
  width: 800,
  height: 600,
  at: { x: 0, y: 0, depth: 1 },
  project(x, y) {
    this.at.x = 200 + x * 100;
    this.at.y = 500 - y * 100;
    return true;
  },
};

function show() {
  const { scene } = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = createEditorView(0);
  const host = document.body.appendChild(document.createElement("div"));
  const handle = new SectionHandle({ host, view, scene, floorNumber: 0, projection, name: "Move the section" });
  view.subscribe(() => handle.draw());
  const slider = () => screen.queryByRole("slider", { name: "Move the section" });
  return { view, handle, slider, user: userEvent.setup() };
}

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => {};
});

afterEach(() => document.body.replaceChildren());

test("appears with a section, reports its position, and steps with the arrow keys", async () => {
  const { view, slider, user } = show();
  expect(slider()).toBeNull();
  view.set({ section: levelSection(0, 1.2) });
  expect(slider()).toHaveAttribute("aria-valuenow", "1.20");
  expect(slider()).toHaveAttribute("aria-valuetext", "1.20 m");
  expect(slider()).toHaveAttribute("aria-orientation", "vertical");
  await user.tab();
  expect(slider()).toHaveFocus();
  await user.keyboard("{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
  expect(view.get().section?.at).toBe(1.39);
  view.set({ section: null });
  expect(slider()).toBeNull();
});

test("follows the pointer, and returns to its start on Escape", async () => {
  const { view, slider, user } = show();
  view.set({ section: levelSection(0, 1.2) });
  const target = slider() as HTMLElement;
  await user.pointer([
    { keys: "[MouseLeft>]", target, coords: { x: 300, y: 300 } },
    { target, coords: { x: 340, y: 270 } },
  ]);
  expect(view.get().section?.at).toBe(1.5);
  await user.keyboard("{Escape}");
  expect(view.get().section?.at).toBe(1.2);
  await user.pointer([{ target, coords: { x: 300, y: 200 } }, { keys: "[/MouseLeft]" }]);
  expect(view.get().section?.at).toBe(1.2);
});

test("writes nothing in a frame without a change", () => {
  const { view, handle } = show();
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["hidden", "aria-valuenow"] });
  handle.draw();
  expect(watch.takeRecords()).toHaveLength(0);
  view.set({ section: levelSection(0, 1.2) });
  expect(watch.takeRecords()).not.toHaveLength(0);
  handle.draw();
  expect(watch.takeRecords()).toHaveLength(0);
  watch.disconnect();
});
