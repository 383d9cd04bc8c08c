import fc from "fast-check";
import { placeLabels } from "./place-labels";

/** Places of bars: each in the middle of its share. */
const bars = (labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `${at}`, label, at: (at + 0.5) / labels.length }));
/** Places of a line: from end to end. */
const points = (labels: readonly string[]) =>
  labels.map((label, at) => ({ id: `${at}`, label, at: labels.length > 1 ? at / (labels.length - 1) : 1 }));
/** Days eight months apart, as a report of twenty years has them. */
const YEARS = Array.from({ length: 27 }, (_, at) => `Nov ${10 + (at % 20)}, ${2006 + Math.floor((at * 8) / 12)}`);
/** What "Nov 28, 2006" takes at 11 px, by a picture of the report. */
const DAY_WITH_YEAR = 68;

test.each([
  ["bars", bars, 440, 6],
  ["bars on a phone", bars, 290, 6],
  ["a line", points, 330, 4],
  ["a line on a phone", points, 250, 4],
])("twenty years below %s: no day is written on another, and none is cut", (_, of, width, most) => {
  const labels = placeLabels(of(YEARS), width, most);
  expect(labels[0]?.label).toBe("Nov 10, 2006");
  expect(labels.length).toBeGreaterThanOrEqual(2);
  for (const [at, { start, width: share }] of labels.entries()) {
    const before = labels[at - 1];
    expect(start * width).toBeGreaterThanOrEqual(before ? (before.start + before.width) * width + 7.9 : 0);
    expect(share * width).toBeGreaterThan(DAY_WITH_YEAR);
  }
});

test("the usual twelve weeks are named on a phone too", () => {
  const weeks = ["Sep 7", "Sep 14", "Sep 21", "Sep 28", "Oct 5", "Oct 12", "Oct 19", "Oct 26", "Nov 2", "Nov 9"];
  const labels = placeLabels(bars([...weeks, "Nov 16", "Nov 23"]), 290, 6);
  expect(labels.map(({ label }) => label)).toEqual(["Sep 7", "Sep 21", "Oct 5", "Oct 19", "Nov 2", "Nov 16"]);
  // What "Sep 7" and "Nov 16" take, by a picture of the report.
  expect((labels[0]?.width ?? 0) * 290).toBeGreaterThan(31);
  for (const { width } of labels.slice(1, -1)) expect(width * 290).toBeGreaterThan(31);
  expect((labels.at(-1)?.width ?? 0) * 290).toBeGreaterThan(37);
});

test("at an end a name begins or ends there, elsewhere it stands above its middle", () => {
  const [first, middle, last] = placeLabels(points(["Sep 7", "Sep 14", "Sep 21"]), 300, 4);
  expect([first?.align, first?.start]).toEqual(["start", 0]);
  expect(middle?.align).toBe("center");
  expect((middle?.start ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(0.5);
  expect([last?.align, (last?.start ?? 0) + (last?.width ?? 0)]).toEqual(["end", 1]);
});

test("whatever they are called and however wide it is, they are apart, in order and within the picture", () => {
  const names = fc.array(fc.string({ maxLength: 40 }), { maxLength: 60 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 2_000 }), fc.constantFrom(bars, points), (texts, width, of) => {
      const labels = placeLabels(of(texts), width, 6);
      expect(labels.length).toBe(texts.length === 0 ? 0 : Math.max(1, labels.length));
      expect(labels.length).toBeLessThanOrEqual(6);
      for (const [at, label] of labels.entries()) {
        expect(label.start).toBeGreaterThanOrEqual(0);
        expect(label.start + label.width).toBeLessThanOrEqual(1 + 1e-9);
        const before = labels[at - 1];
        if (before) expect(label.start * width).toBeGreaterThan((before.start + before.width) * width);
      }
    }),
    { numRuns: 300 },
  );
});
