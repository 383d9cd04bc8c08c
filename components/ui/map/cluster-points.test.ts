import { clusterPoints, type MapMark } from "./cluster-points";

const mark = (key: string, latitude: number, longitude: number): MapMark => ({ key, label: key, latitude, longitude });
const BOSTON = mark("boston", 42.36, -71.06);
const QUINCY = mark("quincy", 42.25, -71.0);
const AUSTIN = mark("austin", 30.27, -97.74);
const keysOf = (marks: readonly MapMark[], zoom: number) =>
  clusterPoints(marks, zoom).map((cluster) => cluster.marks.map(({ key }) => key));

test("what lies close on the screen is one, what does not stands alone", () => {
  expect(keysOf([BOSTON, QUINCY, AUSTIN], 4)).toEqual([["boston", "quincy"], ["austin"]]);
  expect(keysOf([BOSTON, QUINCY, AUSTIN], 14)).toEqual([["boston"], ["quincy"], ["austin"]]);
  expect(keysOf([], 4)).toEqual([]);
});

test("a cluster stands in the middle of what it holds", () => {
  const [cluster] = clusterPoints([BOSTON, QUINCY], 4);
  expect(cluster?.latitude).toBeCloseTo(42.305);
  expect(cluster?.longitude).toBeCloseTo(-71.03);
});

test("close enough, those of one home stand around it, each to be pressed alone", () => {
  const [first, second] = clusterPoints([BOSTON, { ...BOSTON, key: "other" }], 18);
  expect(first?.marks).toHaveLength(1);
  expect(second?.marks).toHaveLength(1);
  // 44 pixels of 256 * 2^18 of 360 degrees
  expect(Math.abs((first?.longitude ?? 0) - (second?.longitude ?? 0))).toBeCloseTo(0.000236, 5);
});

test("the poles and the date line are places too", () => {
  expect(keysOf([mark("pole", 90, 180), mark("south", -90, -180)], 3)).toEqual([["pole"], ["south"]]);
});
