import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { rowOf, withRows } from "@/lib/editor/tools/layers/layer-state";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../../tools/open-editor-view";
import { LayersPanel } from "./layers-panel";

beforeEach(() => localStorage.clear());

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const layers = view.layers!;
  const onClose = jest.fn();
  const shown = renderInEditor(<LayersPanel onClose={onClose} />, { store, view });
  return { store, layers, onClose, shown, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });

test("buttons hide, lock and isolate a label; its type shows a mixed state", async () => {
  const { layers, user } = show();
  await user.click(button("Hide walls"));
  expect(layers.isHidden("face", "wall-ab")).toBe(true);
  expect(button("Hide walls")).toHaveAttribute("aria-pressed", "true");
  expect(button("Hide faces")).toHaveAttribute("aria-pressed", "mixed");
  await user.click(button("Hide faces"));
  expect(layers.isHidden("face", "floor")).toBe(true);
  await user.click(button("Hide faces"));
  expect(layers.isHidden("face", "wall-ab")).toBe(false);
  await user.click(button("Lock furniture"));
  expect(layers.lockOf("object3D", "table")).toBe("layer");
  await user.click(button("Show doors alone"));
  expect(layers.isHidden("face", "floor")).toBe(true);
  expect(layers.isHidden("objectPlanar", "door")).toBe(false);
});

test("Tab reaches one button, and arrow keys the others", async () => {
  const { user } = show();
  await user.tab();
  while (!document.activeElement?.hasAttribute("data-cell")) await user.tab();
  expect(button("Hide faces")).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(button("Lock walls")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(button("Lock walls")).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("{Control>}{End}{/Control}");
  expect(button("Lock damaged objects")).not.toHaveFocus();
  expect(button("Show damaged objects alone")).toHaveFocus();
  await user.tab();
  expect(document.activeElement).not.toHaveAttribute("data-cell");
});

test("one button shows everything and one unlocks everything, including outliner rows", async () => {
  const { layers, user } = show();
  expect(button("Show everything")).toHaveAttribute("aria-disabled", "true");
  act(() => {
    layers.set(withRows(layers.get(), "hiddenRows", [rowOf.room("floor")], true));
    layers.set(withRows(layers.get(), "lockedRows", ["wall-ab"], true));
  });
  await user.click(button("Show everything"));
  expect(layers.isHidden("face", "floor")).toBe(false);
  await user.click(button("Unlock everything"));
  expect(layers.lockOf("face", "wall-ab")).toBeNull();
});

test("hidden layers are remembered in this browser for this survey only", async () => {
  const { user, shown } = show();
  await user.click(button("Hide ceilings"));
  shown.unmount();
  const again = show();
  expect(again.layers.isHidden("face", "ceiling")).toBe(true);
  const other = createEditorStore({ surveyKey: "srv-other", records: {} });
  expect(openEditorView(other, 0).layers?.get().hidden).toBe(0);
});
