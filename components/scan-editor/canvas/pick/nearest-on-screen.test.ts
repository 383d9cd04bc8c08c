import { segmentReach } from "./nearest-on-screen";

test("beside a segment it is the distance to the line, past its end to the end", () => {
  expect(segmentReach(5, 3, [0, 0], [10, 0])).toEqual({ away: 3, share: 0.5 });
  expect(segmentReach(13, 4, [0, 0], [10, 0])).toEqual({ away: 5, share: 1 });
});

test("a segment that is seen end on is a point", () => {
  expect(segmentReach(3, 4, [0, 0], [0, 0])).toEqual({ away: 5, share: 0 });
});
