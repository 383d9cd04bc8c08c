import { angleText, feetInchText, lengthText, squareFeetText, squareMetersText } from "./measure-text";

test.each([
  [2.5019, `8' 2 1/2"`],
  [2.4384, `8' 0"`],
  [0.0127, `1/2"`],
  [0, `0"`],
  [-0.3048, `-1' 0"`],
  [0.3048 + 0.0127, `1' 1/2"`],
  [0.00001, `0"`],
  [-0.00001, `0"`],
])("%p m is %p", (meters, text) => {
  expect(feetInchText(meters)).toBe(text);
});

test("formats lengths, areas and angles with their own precision", () => {
  expect(lengthText(-0.00001)).toBe("0.000 m");
  expect(lengthText(2.5019)).toBe("2.502 m");
  expect(angleText(Math.PI / 6)).toBe("30.0°");
  expect(squareMetersText(14.8949)).toBe("14.89 m²");
  expect(squareFeetText(1)).toBe("10.8 ft²");
  // Large figures have thousands separators in either unit.
  expect([squareMetersText(2840.7), squareFeetText(263.91)]).toEqual(["2,840.70 m²", "2,840.7 ft²"]);
});
