import fc from "fast-check";
import { layOutLabels } from "./place-labels";

/** Returns labels of bars, each in the center of its band. */
const bars = (labels: readonly string[]) =>
  labels.map((label, index) => ({ id: `${index}`, label, position: (index + 0.5) / labels.length }));
/** Returns labels of a line, from end to end. */
const points = (labels: readonly string[]) =>
  labels.map((label, index) => ({
    id: `${index}`,
    label,
    position: labels.length > 1 ? index / (labels.length - 1) : 1,
  }));
/** Dates eight months apart, as in a report of twenty years. */
const YEARS = Array.from({ length: 27 }, (_, step) => `Nov ${10 + (step % 20)}, ${2006 + Math.floor((step * 8) / 12)}`);
/** The width of "Nov 28, 2006" at 11 px, measured in a screenshot of the report. */
const DAY_WITH_YEAR = 68;

test.each([
  ["bars", bars, 440, 6],
  ["bars on a phone", bars, 290, 6],
  ["a line", points, 330, 4],
  ["a line on a phone", points, 250, 4],
])("neither overlaps nor truncates the dates of twenty years below %s", (_, of, width, most) => {
  const labels = layOutLabels(of(YEARS), width, most);
  expect(labels[0]?.label).toBe("Nov 10, 2006");
  expect(labels.length).toBeGreaterThanOrEqual(2);
  for (const [index, { start, width: share }] of labels.entries()) {
    const before = labels[index - 1];
    expect(start * width).toBeGreaterThanOrEqual(before ? (before.start + before.width) * width + 7.9 : 0);
    expect(share * width).toBeGreaterThan(DAY_WITH_YEAR);
  }
});

test("labels the usual twelve weeks on a phone too", () => {
  const weeks = ["Sep 7", "Sep 14", "Sep 21", "Sep 28", "Oct 5", "Oct 12", "Oct 19", "Oct 26", "Nov 2", "Nov 9"];
  const labels = layOutLabels(bars([...weeks, "Nov 16", "Nov 23"]), 290, 6);
  expect(labels.map(({ label }) => label)).toEqual(["Sep 7", "Sep 21", "Oct 5", "Oct 19", "Nov 2", "Nov 16"]);
  // The widths of "Sep 7" and "Nov 16", measured in a screenshot of the report.
  expect((labels[0]?.width ?? 0) * 290).toBeGreaterThan(31);
  for (const { width } of labels.slice(1, -1)) expect(width * 290).toBeGreaterThan(31);
  expect((labels.at(-1)?.width ?? 0) * 290).toBeGreaterThan(37);
});

test("aligns labels with the edges at the ends, and centers them elsewhere", () => {
  const [first, middle, last] = layOutLabels(points(["Sep 7", "Sep 14", "Sep 21"]), 300, 4);
  expect([first?.align, first?.start]).toEqual(["start", 0]);
  expect(middle?.align).toBe("center");
  expect((middle?.start ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(0.5);
  expect([last?.align, (last?.start ?? 0) + (last?.width ?? 0)]).toEqual(["end", 1]);
});

test("keeps any labels at any width apart, in order and within the picture", () => {
  const names = fc.array(fc.string({ maxLength: 40 }), { maxLength: 60 });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 2_000 }), fc.constantFrom(bars, points), (texts, width, of) => {
      const labels = layOutLabels(of(texts), width, 6);
      expect(labels.length).toBe(texts.length === 0 ? 0 : Math.max(1, labels.length));
      expect(labels.length).toBeLessThanOrEqual(6);
      for (const [index, label] of labels.entries()) {
        expect(label.start).toBeGreaterThanOrEqual(0);
        expect(label.start + label.width).toBeLessThanOrEqual(1 + 1e-9);
        const before = labels[index - 1];
        if (before) expect(label.start * width).toBeGreaterThan((before.start + before.width) * width);
      }
    }),
    { numRuns: 300 },
  );
});
