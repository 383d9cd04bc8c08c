import { besideOthers } from "./beside-others";

const at = (left: number, top: number) => ({ left, top, width: 232, height: 280 });

test.each([
  ["where nothing floats it is where it was to be", [], at(48, 500)],
  ["beside one whose head it would hide", [at(48, 560)], at(288, 500)],
  ["beside one that would hide its own head", [at(48, 400)], at(288, 500)],
  ["a window far away does not matter", [at(800, 500)], at(48, 500)],
])("%s", (_what, others, place) => {
  expect(besideOthers(at(48, 500), others, 48)).toEqual(place);
});

test("where there is no free place at all it stays", () => {
  const wall = { left: 0, top: 0, width: 4000, height: 4000 };
  expect(besideOthers(at(48, 500), [wall], 48)).toEqual(at(48, 500));
});
