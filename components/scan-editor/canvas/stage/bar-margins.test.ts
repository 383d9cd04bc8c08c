import { marginsOf } from "./bar-margins";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const picture = box(232, 48, 612, 772);

test("subtracts a column, a row and a caption from the edge of the picture that they are on", () => {
  const column = box(244, 60, 288, 756);
  const caption = box(296, 62, 420, 98);
  const elsewhere = box(940, 136, 982, 400);
  expect(marginsOf(picture, [column, caption, elsewhere])).toEqual({ left: 60, right: 0, top: 54, bottom: 0 });
  const row = box(240, 718, 604, 764);
  expect(marginsOf(picture, [row])).toEqual({ left: 0, right: 0, top: 0, bottom: 58 });
});

test("counts the bar that reaches farthest into the picture, and ignores hidden bars", () => {
  const bars = [box(244, 60, 288, 300), box(244, 310, 300, 400), box(0, 0, 0, 0), box(300, 300, 300, 500)];
  expect(marginsOf(picture, bars)).toEqual({ left: 72, right: 0, top: 0, bottom: 0 });
});
