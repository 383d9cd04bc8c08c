import { parseMetres } from "./parse-metres";

test.each([
  ["4.25", 4.25],
  [" -0.5 ", -0.5],
  ["−3", -3],
  [".75 m", 0.75],
  ["120 cm", 1.2],
  ["35mm", 0.035],
])("%p is %p metres", (text, metres) => {
  expect(parseMetres(text)).toBeCloseTo(metres, 10);
});

test.each(["", "m", "abc", "1.2.3", "1,5", "1e3", "NaN", "Infinity", "2 ft"])("%p is no length", (text) => {
  expect(parseMetres(text)).toBeNull();
});
