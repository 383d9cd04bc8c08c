import fc from "fast-check";
import { clusterPoints, type MapMark, SINGLE_FROM } from "./cluster-points";

const mark = (key: string, latitude: number, longitude: number): MapMark => ({ key, label: key, latitude, longitude });
const BOSTON = mark("boston", 42.36, -71.06);
const QUINCY = mark("quincy", 42.25, -71.0);
const AUSTIN = mark("austin", 30.27, -97.74);
const keysOf = (marks: readonly MapMark[], ...view: [number, Parameters<typeof clusterPoints>[2]?]) =>
  clusterPoints(marks, ...view).map((cluster) => cluster.marks.map(({ key }) => key));

test("groups close marks, and keeps distant ones apart", () => {
  expect(keysOf([BOSTON, QUINCY, AUSTIN], 4)).toEqual([["boston", "quincy"], ["austin"]]);
  expect(keysOf([BOSTON, QUINCY, AUSTIN], 14).sort()).toEqual([["austin"], ["boston"], ["quincy"]]);
  expect(keysOf([], 4)).toEqual([]);
});

test("leaves out marks outside the view, even across the date line", () => {
  const east = { north: 50, south: 40, west: -80, east: -60 };
  expect(keysOf([BOSTON, QUINCY, AUSTIN], 14, east).sort()).toEqual([["boston"], ["quincy"]]);
  const fiji = mark("fiji", -17, 178);
  const samoa = mark("samoa", -13, -172);
  const across = { north: 0, south: -30, west: 170, east: -170 };
  expect(keysOf([fiji, samoa, BOSTON], 8, across).sort()).toEqual([["fiji"], ["samoa"]]);
});

test("places a cluster at the center of its marks", () => {
  const [cluster] = clusterPoints([BOSTON, QUINCY], 4);
  expect(cluster?.latitude).toBeCloseTo(42.305, 3);
  expect(cluster?.longitude).toBeCloseTo(-71.03, 3);
});

test("spreads the marks of one home around it when zoomed in", () => {
  const [first, second] = clusterPoints([BOSTON, { ...BOSTON, key: "other" }], 18);
  expect(first?.marks).toHaveLength(1);
  expect(second?.marks).toHaveLength(1);
  // 44 pixels of 256 * 2^18 of 360 degrees.
  expect(Math.abs((first?.longitude ?? 0) - (second?.longitude ?? 0))).toBeCloseTo(0.000236, 5);
});

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Marks anywhere, many of them in one street. */
const arbitraryMarks = fc
  .array(
    fc.oneof(
      fc.record({ latitude: degrees(85), longitude: degrees(180) }),
      fc.record({
        latitude: fc.integer({ min: 0, max: 5 }).map((offset) => 38.1 + offset / 1000),
        longitude: fc.constant(-122.5),
      }),
    ),
    { maxLength: 80 },
  )
  .map((points) => points.map(({ latitude, longitude }, index) => mark(`mark-${index}`, latitude, longitude)));

test("puts every mark in exactly one cluster at every zoom", () => {
  fc.assert(
    fc.property(arbitraryMarks, fc.double({ min: 0, max: 22, noNaN: true }), (marks, zoom) => {
      const found = keysOf(marks, zoom).flat().sort();
      expect(found).toEqual(marks.map(({ key }) => key).sort());
      if (zoom >= SINGLE_FROM) expect(keysOf(marks, zoom)).toHaveLength(marks.length);
    }),
  );
});

test("never has fewer clusters when zoomed in", () => {
  fc.assert(
    fc.property(arbitraryMarks, fc.integer({ min: 0, max: 20 }), (marks, zoom) => {
      expect(clusterPoints(marks, zoom + 1).length).toBeGreaterThanOrEqual(clusterPoints(marks, zoom).length);
    }),
  );
});
