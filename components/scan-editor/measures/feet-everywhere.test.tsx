import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { ToolView } from "@/lib/editor/tools/tool-view";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "../actions/editor-actions";
import { floorContents } from "../canvas/view/survey-rooms";
import { ModeLine } from "../mode-line";
import { PropertiesPanel } from "../panels/properties/properties-panel";
import { ValuePrompt } from "../prompt/value-prompt";
import { openEditorView } from "../tools/open-editor-view";

const fromAbove: ToolView = {
  rayAt: (x, y) => ({ origin: [x / 100, 10, y / 100], direction: [0, -1, 0] }),
  metersPerPixel: () => 0.01,
  pointAt: (x, y) => ({ at: [x / 100, 0, y / 100], text: null }),
  spotOn: () => null,
  screenAxes: () => ({ right: [1, 0, 0], away: [0, 0, -1] }),
};

function show(item: SelectionItem) {
  localStorage.clear();
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const tools = view.tools!;
  tools.view = fromAbove;
  chooseUnits("feet");
  store.select([item]);
  const floors = [floorContents(store.scene, 0)];
  renderInEditor(
    <>
      <PropertiesPanel floors={floors} />
      <ModeLine progress={null} floors={floors} />
      <ValuePrompt />
    </>,
    { store, view },
  );
  const run = (label: RegExp) => {
    const actions = editorActions(editorServices({ store, view }));
    act(() => void actions.find((action) => label.test(action.label))?.run());
  };
  return { store, tools, run, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole("spinbutton", { name });

// The room is 4 × 3 × 2.5 m.
afterEach(() => act(() => chooseUnits("metric")));

test("shows and reads fields and tables in feet: coordinates in thousandths, sizes in inches, steps of half an inch", async () => {
  const { store, user } = show({ kind: "vertex", key: "c" });
  expect(field("X")).toHaveValue("13.123");
  expect(field("X")).toHaveAttribute("aria-valuetext", "13.123 ft");
  await user.clear(field("X"));
  await user.type(field("X"), "14{Enter}");
  expect(store.getRecord("vertex", "c")?.x).toBeCloseTo(14 * 0.3048, 4);
  await user.type(field("X"), "{ArrowUp}");
  expect(store.getRecord("vertex", "c")?.x).toBeCloseTo(14 * 0.3048 + 0.0127, 4);
  await user.clear(field("X"));
  await user.type(field("X"), "4 m{Enter}");
  expect(store.getRecord("vertex", "c")?.x).toBe(4);
  act(() => store.select([{ kind: "face", key: "wall-bc" }]));
  expect(screen.getAllByRole("cell", { name: "13.123" }).length).toBeGreaterThan(0);
  expect(screen.getByText("107.6 ft²")).toBeVisible();
  act(() => store.select([{ kind: "objectPlanar", key: "door" }]));
  expect(field("Height")).toHaveValue(`6' 10 11/16"`);
  expect(screen.queryByText("m", { exact: true })).not.toBeInTheDocument();
});

test("shows measurements and movements in feet, and reads typed distances in feet", () => {
  const { store, tools } = show({ kind: "vertex", key: "c" });
  act(() => tools.startMeasure("distance"));
  act(() => void tools.click({ x: 0, y: 0, isFree: true, isUpright: false }));
  act(() => void tools.click({ x: 400, y: 0, isFree: true, isUpright: false }));
  expect(screen.getByRole("status")).toHaveTextContent(`13' 1 1/2" · 4.000 m. Click to measure another distance`);
  act(() => tools.cancel());
  act(() => tools.startMove());
  act(() => {
    for (const key of "x-2") tools.press({ key, shiftKey: false });
  });
  expect(tools.marks().label?.text).toBe(`−2' 0"`);
  act(() => void tools.press({ key: "Enter", shiftKey: false }));
  expect(store.getRecord("vertex", "c")?.x).toBeCloseTo(4 - 2 * 0.3048, 4);
});

test("prompts for a length in feet", () => {
  const { run } = show({ kind: "edge", key: "edge-bc" });
  run(/^Split.*at/i);
  expect(screen.getByRole("textbox")).toHaveValue(`6' 6 3/4"`);
  expect(screen.getByText(`of 13' 1 1/2"`)).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveTextContent("ft in");
});
