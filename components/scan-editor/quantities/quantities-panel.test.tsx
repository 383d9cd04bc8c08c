import { act, render, screen, within } from "@testing-library/react";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../canvas/survey-rooms";
import { QuantitiesPanel } from "./quantities-panel";

function show() {
  const records = littleRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  // A second room of 2 × 2 m, floor only, so that the whole is more than the room.
  const places = { p: [10, 0], q: [10, 2], r: [12, 2], s: [12, 0] } as const;
  for (const [key, [x, z]] of Object.entries(places)) records.vertex.push({ ...base, key, x, y: 0, z });
  records.face.push({ ...base, key: "porch", label: "floor", loops: [["p", "q", "r", "s"]], roomLabel: "Porch" });
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  render(<QuantitiesPanel store={store} floors={[floorContents(store.scene, 0)]} />);
  return store;
}

/** Each row as [name, figure]. */
function figures(): string[][] {
  const region = screen.getByRole("region", { name: "Quantities" });
  return within(region)
    .getAllByRole("row")
    .map((row) =>
      [within(row).getByRole("rowheader"), within(row).getByRole("cell")].map((cell) => cell.textContent ?? ""),
    );
}

test("of the whole survey until something in a room is selected", () => {
  const store = show();
  expect(screen.getByText("Whole survey")).toBeInTheDocument();
  expect(figures()).toEqual([
    ["Floor area", "16.00 m²"],
    ["Perimeter", "22.00 m"],
    ["Gross wall", "35.00 m²"],
    ["Openings", "1.89 m²"],
  ]);
  act(() => store.select([{ kind: "face", key: "floor" }]));
  expect(screen.getByText("Study")).toBeInTheDocument();
  expect(figures().map(([, figure]) => figure)).toEqual(["12.00 m²", "14.00 m", "35.00 m²", "1.89 m²"]);
  act(() => store.clearSelection());
  expect(figures()[0]).toEqual(["Floor area", "16.00 m²"]);
});

test("they follow a drag and an undo", async () => {
  const store = show();
  const drag = store.beginDrag((scene, by: number) => moveVertices(scene, { keys: ["r", "s"], vector: [by, 0, 0] }));
  act(() => {
    drag.move(1);
    drag.move(2);
  });
  expect(await screen.findByText("20.00 m²")).toBeInTheDocument();
  act(() => {
    drag.commit();
    store.undo();
  });
  expect(await screen.findByText("16.00 m²")).toBeInTheDocument();
});
