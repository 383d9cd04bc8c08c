import { besideOthers } from "./beside-others";

const at = (left: number, top: number) => ({ left, top, width: 232, height: 280 });

test.each([
  ["where nothing floats it is where it was to be", [], at(48, 500)],
  ["beside one whose head it would hide", [at(48, 560)], at(288, 500)],
  ["beside one that would hide its own head", [at(48, 400)], at(288, 500)],
  ["a window far away does not matter", [at(800, 500)], at(48, 500)],
])("%s", (_what, others, place) => {
  expect(besideOthers(at(48, 500), { others }, 48)).toEqual(place);
});

test("where there is no free place at all it stays", () => {
  const wall = { left: 0, top: 0, width: 4000, height: 4000 };
  expect(besideOthers(at(48, 500), { others: [wall] }, 48)).toEqual(at(48, 500));
});

test("it lies on nothing that stands on the picture, and stays in it", () => {
  const room = { left: 232, top: 48, width: 760, height: 724 };
  const tools = { left: 244, top: 60, width: 40, height: 400 };
  const caption = { left: 300, top: 60, width: 180, height: 40 };
  const around = { others: [], bars: [tools, caption], room };
  expect(besideOthers(at(48, 72), around, 48)).toEqual(at(300, 108));
  // From the other side, and down where it would be cut off at the foot.
  const ball = { left: 908, top: 56, width: 72, height: 72 };
  const low = { left: 944, top: 700, width: 232, height: 280 };
  expect(besideOthers(low, { ...around, bars: [...around.bars, ball] }, -48)).toEqual(at(752, 484));
});

test("where every place on the picture hides a head, it keeps clear of the bars alone", () => {
  const room = { left: 0, top: 48, width: 1000, height: 724 };
  const tools = { left: 12, top: 60, width: 40, height: 400 };
  expect(besideOthers(at(24, 72), { others: [room], bars: [tools], room }, 48)).toEqual(at(60, 72));
});

test("where the picture is too small for it, it stays too", () => {
  const room = { left: 232, top: 48, width: 200, height: 200 };
  expect(besideOthers(at(48, 72), { others: [], room }, 48)).toEqual(at(48, 72));
});
