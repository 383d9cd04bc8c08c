import { act, screen } from "@testing-library/react";
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { PlanarProperties } from "./planar-properties";

/** A triangle that covers half of its bounding box of 0.8 × 0.6 m. */
const damage = {
  surveyKey: SURVEY_KEY,
  floorNumber: 0,
  key: "stain",
  label: "damage",
  faceKey: "wall-bc",
  u: 0.8,
  v: 1.2,
  width: 0.8,
  height: 0.6,
  depth: 0.02,
  outline: [
    [-0.4, -0.3],
    [0.4, -0.3],
    [0.4, 0.3],
  ],
} as ObjectPlanar;

function show(key: string) {
  const records = littleRoom();
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: { ...records, objectPlanar: [...records.objectPlanar, damage] },
  });
  renderInEditor(<PlanarProperties items={[{ kind: "objectPlanar", key }]} />, { store });
}

afterEach(() => act(() => chooseUnits("metric")));

test("damage shows its outlined area in the chosen units", () => {
  show("stain");
  const area = () => screen.getByText("Area").nextSibling;
  expect(area()).toHaveTextContent("0.24 m² ±0.01 m²");
  act(() => chooseUnits("feet"));
  expect(screen.getByText("The photo's own position error isn't included.")).toBeVisible();
  // 0.24 / 0.09290304.
  expect(area()).toHaveTextContent("2.6 ft² ±0.1 ft²");
});

test("a door shows its area next to its deduction", () => {
  show("door");
  expect(screen.queryByText("Area")).toBeNull();
  expect(screen.queryByText(/photo's own position error/)).toBeNull();
  expect(screen.getByText(/1\.89 m²/)).toBeInTheDocument();
});
