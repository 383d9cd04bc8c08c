import { act, render, screen } from "@testing-library/react";
import { chooseUnits, currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { MEASURES } from "@/lib/editor/core/units/measures";
import { useMeasures } from "../state/use-measures";

const Shown = () => <p>{useMeasures().length(1)}</p>;

afterEach(() => act(() => chooseUnits("metric")));

test("shows a wall of 4.2 m by 2.4 m and its area in both units", () => {
  const { metric, feet } = MEASURES;
  expect([metric.length(4.2), metric.area(10.08), metric.extent(1.2, 2.05)]).toEqual([
    "4.20 m",
    "10.08 m²",
    "1.20 × 2.05",
  ]);
  expect([feet.length(4.2), feet.area(10.08), feet.extent(1.2, 2.05)]).toEqual([
    "13' 9 3/8\"",
    "108.5 ft²",
    "3' 11 1/4\" × 6' 8 11/16\"",
  ]);
});

test("applies a change of units at once", () => {
  render(<Shown />);
  expect(screen.getByText("1.00 m")).toBeVisible();
  act(() => chooseUnits("feet"));
  expect(screen.getByText("3' 3 3/8\"")).toBeVisible();
  expect(currentMeasures().length(0.3048)).toBe("1' 0\"");
});
