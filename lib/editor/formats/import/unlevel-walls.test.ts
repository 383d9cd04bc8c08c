/** Rooms under a roof: figures from their ceiling are estimates, because slopes cannot be built yet. */
import { createKey } from "../../../domain/keys";
import { listFigures } from "../../analysis/quantities/figure-list";
import { estimateText } from "../../analysis/quantities/figure-names";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { createScene } from "../../core/scene";
import { writeQuantitiesCsv } from "../export/quantities-csv";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Outline = readonly (readonly [along: number, up: number])[];

/** On a floor of 4 × 3.5 m around the origin; outlines in m from the wall's left end and the floor. */
type Walls = { front: Outline; back: Outline; left: Outline; right: Outline };

const PLACES: Record<
  keyof Walls,
  { middle: readonly [number, number]; along: readonly [number, number]; width: number }
> = {
  front: { middle: [0, -1.75], along: [1, 0], width: 4 },
  back: { middle: [0, 1.75], along: [-1, 0], width: 4 },
  left: { middle: [-2, 0], along: [0, -1], width: 3.5 },
  right: { middle: [2, 0], along: [0, 1], width: 3.5 },
};
const surface = (identifier: string, category: string, dimensions: number[], transform: number[]) => ({
  identifier,
  parentIdentifier: null,
  category: { [category]: {} },
  confidence: { high: {} },
  dimensions,
  transform,
  polygonCorners: [] as number[][],
  curve: null,
  story: 0,
});
function captureOf(walls: Walls): string {
  const surfaces = Object.entries(PLACES).map(
    ([
      name,
      {
        middle: [x, z],
        along: [u, w],
        width,
      },
    ]) => {
      const outline = walls[name as keyof Walls];
      const height = Math.max(...outline.map(([, up]) => up));
      const transform = [u, 0, w, 0, 0, 1, 0, 0, -w, 0, u, 0, x, height / 2 - 1.2, z, 1];
      const polygonCorners = outline.map(([along, up]) => [along - width / 2, up - height / 2, 0]);
      return { ...surface(name, "wall", [width, height, 0], transform), polygonCorners };
    },
  );
  const floor = surface("floor", "floor", [4, 3.5, 0], [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, -1.2, 0, 1]);
  const sections = [{ label: "bedroom", story: 0, center: [0, -1.2, 0] }];
  return JSON.stringify({ version: 2, story: 0, walls: surfaces, floors: [floor], sections });
}
const plain = (width: number, height: number): Outline => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];
const gable: Outline = [
  [0, 0],
  [3.5, 0],
  [3.5, 1.6],
  [1.75, 3],
  [0, 1.6],
];
const attic: Walls = { front: plain(4, 1.6), back: plain(4, 1.6), left: gable, right: gable };
const SLOPING: Outline = [
  [0, 0],
  [3.5, 0],
  [3.5, 2.6],
  [0, 1.4],
];
const leanTo: Walls = {
  front: plain(4, 1.4),
  back: plain(4, 2.6),
  left: SLOPING.map(([along, up]) => [3.5 - along, up] as const).toReversed(),
  right: SLOPING,
};
const level = (height: number, other = height): Walls => ({
  front: plain(4, height),
  back: plain(4, other),
  left: plain(3.5, height),
  right: plain(3.5, height),
});

function importRoom(walls: Walls) {
  const context = { surveyKey: "srv-1", createKey };
  const intake = importCaptures([{ fileName: "attic.json", read: readCapture(captureOf(walls)) }], context);
  const [file] = intake.files;
  if (!file?.ok) throw new Error(file?.error.message);
  return { intake, report: file.report };
}
const estimatesOf = (records: Parameters<typeof createScene>[1]): string[] =>
  listFigures(measureQuantities(createScene("srv-1", records))).flatMap(({ code, estimates }) => {
    const text = estimateText(estimates);
    return text === null ? [] : [`${code}: ${text}`];
  });

test.each([
  ["a gable", attic],
  ["one slope", leanTo],
  ["a wall 60 mm higher", level(2.4, 2.46)],
])("%s: the report and the figures from the ceiling state the estimate, also after a reload", (_, walls) => {
  const { intake, report } = importRoom(walls);
  expect(report.added).toEqual([
    {
      key: expect.any(String) as string,
      element: "ceiling",
      isEstimated: true,
      reason: expect.stringContaining("estimated, walls are not level: their tops are") as string,
    },
  ]);
  const sentence = "Bedroom: ceiling and volume are estimated, walls are not level.";
  expect(intake.cautions).toContain(sentence);
  expect(report.notes).toContain(sentence);
  const reloaded = JSON.parse(JSON.stringify(intake.records)) as typeof intake.records;
  expect(estimatesOf(reloaded)).toEqual(
    ["C", "WC", "PC", "V"].map((code) => `${code}: estimated, walls are not level`),
  );
  const rows = writeQuantitiesCsv(createScene("srv-1", reloaded), {}).split("\r\n");
  const flagged = rows.filter((row) => row.includes("walls are not level"));
  // Home, floor and room.
  expect(flagged).toHaveLength(3 * 4);
});

test.each([
  ["level walls", level(2.4)],
  ["a wall 40 mm higher", level(2.4, 2.44)],
  [
    "walls that a door is cut out of",
    {
      ...level(2.4),
      front: [
        [0, 0],
        [1, 0],
        [1, 2],
        [2, 2],
        [2, 0],
        [4, 0],
        [4, 2.4],
        [0, 2.4],
      ] satisfies Outline,
    },
  ],
])("%s are level", (_, walls) => {
  const { intake, report } = importRoom(walls);
  expect(report.added.map(({ isEstimated }) => isEstimated)).toEqual([false]);
  expect(intake.cautions.join()).not.toContain("not level");
  expect(estimatesOf(intake.records).join()).not.toContain("not level");
});

test("a floor drawn from walls makes its area and everything derived from it an estimate", () => {
  const capture = JSON.parse(captureOf(level(2.4))) as { floors?: unknown };
  delete capture.floors;
  const context = { surveyKey: "srv-1", createKey };
  const { records } = importCaptures([{ fileName: "a.json", read: readCapture(JSON.stringify(capture)) }], context);
  expect(estimatesOf(records)).toEqual(
    ["F", "C", "WC", "PF", "PC", "BB", "V", "SY"].map((code) => `${code}: estimated, no floor in the capture`),
  );
});
