import { screen, within } from "@testing-library/react";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { FaceFigures } from "./face-figures";

/** Returns the texts of the figures that a face contributes to. */
function contributionsOf(key: string, records: SceneRecords): (string | null)[] {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  renderInEditor(<FaceFigures face={store.scene.get("face", key)!} area={10} />, { store });
  const buttons = within(screen.getByRole("group", { name: "Contributes to" })).getAllByRole("button");
  return buttons.map(({ textContent }) => textContent);
}
const withSolverSource = (records: SceneRecords, key: string): SceneRecords => ({
  ...records,
  face: records.face.map((face) => (face.key === key ? { ...face, source: "solver", sourceId: null } : face)),
});

test("a ceiling over walls of different heights marks its figures as estimated", () => {
  const room = withSolverSource(littleRoom(), "ceiling");
  room.vertex = room.vertex.map((one) => (["a-top", "d-top"].includes(one.key) ? { ...one, y: 3.5 } : one));
  const texts = contributionsOf("ceiling", room);
  expect(texts.map((text) => text?.replace(/[\d.]+ m.?$/, ""))).toEqual([
    "CCeiling areaestimated, walls are not level79% of it",
    "WCWalls and ceilingestimated, walls are not level18% of it",
    "PCCeiling perimeterestimated, walls are not level",
    "VVolumeestimated, walls are not level",
  ]);
  expect(screen.getAllByText("estimated, walls are not level")[0]).toHaveAttribute(
    "title",
    "Estimated: walls are not level, and slopes aren't built",
  );
});

test("a floor derived from walls marks its area as estimated, and leaves measured figures unmarked", () => {
  expect(contributionsOf("floor", withSolverSource(littleRoom(), "floor"))[0]).toBe(
    "FFloor areaestimated, no floor in the capture83% of it12.00 m²",
  );
});

test("a room with measured figures only has no mark", () => {
  expect(contributionsOf("ceiling", littleRoom()).join()).not.toContain("estimated");
});
