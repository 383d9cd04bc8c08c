/** @jest-environment node */
/** Room names on the plans of real homes, rotated as in the product: inside the room, and clear of the walls. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "@/lib/domain/keys";
import { createScene, type SceneRecords } from "../../core/scene";
import { importCaptures } from "../../formats/import/import-captures";
import { readCapture } from "../../formats/import/read-capture";
import { drawFloor } from "./draw-floor";
import type { TextMark } from "./drawing";
import { wallDirection } from "./wall-direction";

type Flat = readonly [x: number, y: number];

const folder = process.env.ROOMPLAN_SAMPLES;
const SURVEY = "srv-names";
const REAL = ["Bathroom1", "Bedroom1", "Bedroom2", "Hallway2", "Livingroom"];

function imported(texts: readonly string[]): SceneRecords {
  const files = texts.map((text, index) => ({ fileName: `${index}.json`, read: readCapture(text) }));
  return importCaptures(files, { surveyKey: SURVEY, createKey }).records;
}
const real = (names: readonly string[]) =>
  imported(names.map((name) => readFileSync(path.join(folder ?? "", `${name}.capturedRoom.json`), "utf8")));
const demoHome = (): SceneRecords =>
  Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;

const HOMES: [name: string, records: SceneRecords, floorNumber: number][] = [
  ["the generated home's entry level", demoHome(), 0],
  ["the generated home's floor above", demoHome(), 1],
  ...(folder
    ? [
        ...REAL.map((name): [string, SceneRecords] => [name, real([name])]),
        ["the five captures of one home", real(REAL)] as const,
      ]
    : generateSingleRooms(7).map(({ capture }, index): [string, SceneRecords] => [
        `generated capture ${index}`,
        imported([JSON.stringify(capture)]),
      ])
  ).map(([name, records]): [string, SceneRecords, number] => [name, records, records.face[0]!.floorNumber]),
];

/** The average width of Helvetica's letters in heights of capitals. */
const LETTER = 0.72;
function cornersOf({ at: [x, y], text, height }: TextMark): Flat[] {
  const [long, tall] = [(text.length * height * LETTER) / 2, height / 2];
  return [
    [x - long, y - tall],
    [x + long, y - tall],
    [x + long, y + tall],
    [x - long, y + tall],
  ];
}

function toSegment([x, y]: Flat, a: Flat, b: Flat): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
}
const sides = (loop: readonly Flat[]): [Flat, Flat][] => loop.map((a, index) => [a, loop[(index + 1) % loop.length]!]);
/** Returns the distance of two outlines that do not cross: the least from a corner of one to a side of the other. */
const between = (one: readonly Flat[], other: readonly Flat[]): number =>
  Math.min(
    ...one.flatMap((p) => sides(other).map(([a, b]) => toSegment(p, a, b))),
    ...other.flatMap((p) => sides(one).map(([a, b]) => toSegment(p, a, b))),
  );
/** Tests by the even-odd rule. */
function isInside([x, y]: Flat, loop: readonly Flat[]): boolean {
  let inside = false;
  for (const [a, b] of sides(loop)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
  }
  return inside;
}

/** Millimeters on paper: the least distance of a name from walls, and the distance in a room with enough space. */
const LEAST = 0.8;
const CLEAR = 1.9;
const WIDE = 15;

test.each(HOMES)("%s: names and areas are inside their rooms and clear of walls", (_, records, floorNumber) => {
  const scene = createScene(SURVEY, records);
  const azimuth = wallDirection(scene, floorNumber);
  const { marks, scale } = drawFloor(scene, { floorNumber, azimuth, units: "metric" });
  const onPaper = (meters: number): number => (meters * 1_000) / scale;
  const onSheet = ({ x, z }: { x: number; z: number }): Flat => [
    x * Math.cos(azimuth) - z * Math.sin(azimuth),
    -(x * Math.sin(azimuth) + z * Math.cos(azimuth)),
  ];
  const pointOfKey = new Map(records.vertex.map((vertex) => [vertex.key, onSheet(vertex)]));
  const walls = marks.flatMap((mark) => (mark.layer === "walls" && mark.kind === "shape" ? [mark.loops[0]!] : []));
  const texts = marks.filter((mark): mark is TextMark => mark.kind === "text" && mark.layer === "labels");
  expect(texts.length).toBeGreaterThan(0);
  for (const mark of texts) {
    const outline = records.face.find(({ key }) => key === mark.key)!.loops[0]!.map((key) => pointOfKey.get(key)!);
    const box = cornersOf(mark);
    const isWithin = box.every((point) => isInside(point, outline)) && !outline.some((point) => isInside(point, box));
    expect([mark.text, isWithin]).toEqual([mark.text, true]);
    for (const wall of walls) {
      expect([mark.text, wall.some((point) => isInside(point, box)), isInside(box[0]!, wall)]).toEqual([
        mark.text,
        false,
        false,
      ]);
      expect(onPaper(between(box, wall))).toBeGreaterThan(LEAST);
    }
    const area = Math.abs(sides(outline).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0));
    const extent = (axis: 0 | 1) => {
      const values = outline.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    };
    if (onPaper(area / Math.max(extent(0), extent(1))) < WIDE) continue;
    expect(onPaper(between(box, outline))).toBeGreaterThan(CLEAR);
  }
});
