import { roundSize } from "./round-size";

test("keeps each length within 0.1 mm and the area as close as possible", () => {
  expect(roundSize(1.585529, 2.1540976)).toEqual([1.5856, 2.154]);
  expect(roundSize(0.8, 2)).toEqual([0.8, 2]);
});
