import { measureFigures } from "./measure-figures";

test("formats a distance, an angle and an area, metric and in feet and inches", () => {
  expect(measureFigures("distance", [[0, 0, 0]])).toBeNull();
  expect(
    measureFigures("distance", [
      [0, 0, 0],
      [0, 0, 2.5019],
    ]),
  ).toBe(`2.502 m · 8' 2 1/2"`);
  expect(
    measureFigures("angle", [
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 4],
    ]),
  ).toBe("90.0°");
  expect(
    measureFigures("area", [
      [0, 0, 0],
      [4, 0, 0],
      [4, 0, 3],
      [0, 0, 3],
    ]),
  ).toBe("12.00 m² · 129.2 ft²");
  expect(
    measureFigures("area", [
      [0, 0, 0],
      [4, 0, 0],
    ]),
  ).toBeNull();
});
