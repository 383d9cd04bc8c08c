/**
 * Compares plan files with the records of homes, by independent arithmetic: position and width of every opening, length
 * of every dimension. DXF is read by dxf-parser, SVG by its numbers.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import DxfParser from "dxf-parser";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "@/lib/domain/keys";
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import { importCaptures } from "../import/import-captures";
import { readCapture } from "../import/read-capture";
import { recordsFor } from "./export-request";
import { writeExport } from "./write-export";

type Flat = [x: number, y: number];
type Point = [x: number, y: number, z: number];

const folder = process.env.ROOMPLAN_SAMPLES;
const SURVEY = "srv-plan";

function importTexts(texts: readonly string[]): SceneRecords {
  const files = texts.map((text, index) => ({ fileName: `${index}.json`, read: readCapture(text) }));
  return importCaptures(files, { surveyKey: SURVEY, createKey }).records;
}
const realTexts = (names: readonly string[]) =>
  names.map((name) => readFileSync(path.join(folder ?? "", `${name}.capturedRoom.json`), "utf8"));
const REAL = ["Bathroom1", "Bedroom1", "Bedroom2", "Hallway2", "Livingroom"];

const demoHome = (): SceneRecords =>
  Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
const captured = (): SceneRecords[] =>
  folder
    ? [...REAL.map((name) => importTexts(realTexts([name]))), importTexts(realTexts(REAL))]
    : generateSingleRooms(7).map(({ capture }) => importTexts([JSON.stringify(capture)]));

/** Replaces one side of doors by openings: the side with the lesser key, or the other. */
function openOnOneSide(records: SceneRecords, isLesser: boolean): SceneRecords {
  const isDoorway = ({ label, key, twinKey, floorNumber }: ObjectPlanar): boolean =>
    label === "door" && floorNumber === 0 && Boolean(twinKey) && key < twinKey! === isLesser;
  const side = records.objectPlanar.find(isDoorway)!;
  const opened = { ...side, label: "opening" as const };
  return { ...records, objectPlanar: records.objectPlanar.map((one) => (one === side ? opened : one)) };
}

const HOMES: [name: string, records: SceneRecords, floorNumber: number][] = [
  ["the generated home's entry level", demoHome(), 0],
  ["the generated home's floor above", demoHome(), 1],
  ["the generated home with a door open on the side that is named first", openOnOneSide(demoHome(), true), 0],
  ["the generated home with a door open on the side that is named last", openOnOneSide(demoHome(), false), 0],
  ...captured().map((records, index): [string, SceneRecords, number] => [
    `${folder ? "real" : "generated"} capture ${index + 1}`,
    records,
    records.face[0]!.floorNumber,
  ]),
];
const AZIMUTH = 0.3;

function write(format: "svg" | "dxf", records: SceneRecords, floorNumber: number, units: "metric" | "feet" = "metric") {
  const request = { format, floorNumber, azimuth: AZIMUTH, units, surveyKey: SURVEY, floorNames: {} };
  const title = { title: "12 Oak Lane", detail: "CLM-7", floor: "Floor", date: "2026-11-23" };
  const exported = recordsFor(createScene(SURVEY, records), request);
  return String(writeExport(exported, { ...request, title, exportedAt: "2026-11-23T10:00:00.000Z" }).content);
}

/** Rotates to the sheet, with y up. */
const onSheet = ([x, , z]: Point): Flat => [
  x * Math.cos(AZIMUTH) - z * Math.sin(AZIMUTH),
  -(x * Math.sin(AZIMUTH) + z * Math.cos(AZIMUTH)),
];
const distance = (a: Flat, b: Flat): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const isAt = (a: Flat, b: Flat): boolean => distance(a, b) < 2e-4;

type Through = { object: ObjectPlanar; ends: [Flat, Flat]; wall: Point[] };

/** Returns the span of each door, window and opening, limited to its wall. */
function wallHoles(records: SceneRecords, floorNumber: number): Through[] {
  const pointOfKey = new Map(records.vertex.map(({ key, x, y, z }): [string, Point] => [key, [x, y, z]]));
  const walls = new Map(
    records.face.filter(({ label }) => label === "wall").map((face): [string, Face] => [face.key, face]),
  );
  return records.objectPlanar.flatMap((object): Through[] => {
    const face = walls.get(object.faceKey);
    if (!face || object.floorNumber !== floorNumber || !["door", "window", "opening"].includes(object.label)) return [];
    const wall = face.loops[0]!.map((key) => pointOfKey.get(key)!);
    const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    const unit = (a: Point): Point => a.map((part) => part / Math.hypot(...a)) as Point;
    const cross = (a: Point, b: Point): Point => [
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    ];
    const origin = wall[0]!;
    const u = unit(minus(wall[1]!, origin));
    const spread = wall
      .slice(1, -1)
      .map((point, index) => cross(minus(point, origin), minus(wall[index + 2]!, origin)));
    const v = cross(unit(spread.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])), u);
    const turn = object.rotation ?? 0;
    const half = [object.width / 2, object.height / 2] as const;
    const corners = [-1, 1].flatMap((i) =>
      [-1, 1].map((j): Point => {
        const [a, b] = [i * half[0], j * half[1]];
        const [p, q] = [
          object.u + a * Math.cos(turn) - b * Math.sin(turn),
          object.v + a * Math.sin(turn) + b * Math.cos(turn),
        ];
        return [0, 1, 2].map((axis) => origin[axis]! + u[axis]! * p + v[axis]! * q) as Point;
      }),
    );
    // The wall's ends on the plan: the two corners farthest apart.
    const points = wall.map(onSheet);
    const [[from, to]] = points
      .flatMap((a) => points.map((b): [Flat, Flat] => [a, b]))
      .sort((one, other) => distance(...other) - distance(...one)) as [[Flat, Flat]];
    const long = distance(from, to);
    const along: Flat = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    const offsets = corners.map(onSheet).map(([x, y]) => (x - from[0]) * along[0] + (y - from[1]) * along[1]);
    const [low, high] = [Math.max(0, Math.min(...offsets)), Math.min(long, Math.max(...offsets))];
    const end = (offset: number): Flat => [from[0] + along[0] * offset, from[1] + along[1] * offset];
    return high - low < 0.002 ? [] : [{ object, ends: [end(low), end(high)], wall }];
  });
}

type Entity = { type: string; layer: string; text?: string; vertices?: { x: number; y: number }[] };
type Arc = Entity & { center: { x: number; y: number }; radius: number; startAngle: number; endAngle: number };

function parse(text: string) {
  const dxf = new DxfParser().parseSync(text)!;
  const entities = dxf.entities as unknown as Entity[];
  const lines = (layer: string): Flat[][] =>
    entities
      .filter((one) => one.layer === layer && one.type === "LWPOLYLINE")
      .map((one) => one.vertices!.map(({ x, y }): Flat => [x, y]));
  return { entities, lines };
}

/** Takes the matching item out of a list, so that nothing may be shown twice or be left over. */
function takeMatch<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

const isBetween = (line: Flat[], [a, b]: [Flat, Flat]): boolean =>
  line.length === 2 && ((isAt(line[0]!, a) && isAt(line[1]!, b)) || (isAt(line[0]!, b) && isAt(line[1]!, a)));

/** Tests by the even-odd rule whether a position is on the floor. */
function isOnFloor(records: SceneRecords, floorNumber: number, [x, y]: Flat): boolean {
  const pointOfKey = new Map(records.vertex.map((vertex) => [vertex.key, onSheet([vertex.x, vertex.y, vertex.z])]));
  return records.face
    .filter((face) => face.label === "floor" && face.floorNumber === floorNumber)
    .some(({ loops }) => {
      let isInside = false;
      for (const loop of loops) {
        const points = loop.map((key) => pointOfKey.get(key)!);
        points.forEach((a, index) => {
          const b = points[(index + 1) % points.length]!;
          if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isInside = !isInside;
        });
      }
      return isInside;
    });
}

test.each(HOMES)(
  "%s in DXF: windows, openings and doors have their positions and widths, and doors open inward",
  (_, records, floorNumber) => {
    const { lines, entities } = parse(write("dxf", records, floorNumber));
    const through = wallHoles(records, floorNumber);
    expect(through.length).toBeGreaterThan(0);
    const [windows, openings, doors] = [lines("WINDOWS"), lines("OPENINGS"), lines("DOORS")];
    const arcs = entities.filter((one): one is Arc => one.layer === "DOORS" && one.type === "ARC");
    const isHinged = ({ ends: [a, b] }: Through): boolean =>
      arcs.some(({ center: { x, y } }) => isAt([x, y], a) || isAt([x, y], b));
    const seen = new Set<string>();
    for (const hole of through) {
      const { object } = hole;
      if (seen.has(object.key)) continue;
      // A door between two rooms opens into one of them.
      const behind = through.find(({ object: { key, label } }) => label === "door" && key === object.twinKey);
      const sides = object.label === "door" && behind ? [hole, behind] : [hole];
      for (const side of sides) seen.add(side.object.key);
      const [a, b] = (sides.find(isHinged) ?? hole).ends;
      const ends = [a, b];
      const middle: Flat = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      if (object.label === "window") {
        const frame = takeMatch(
          windows,
          (line) => line.length === 4 && ends.every((end) => line.some((point) => isAt(point, end))),
        );
        expect(frame).toBeDefined();
        // The pane runs along the middle of the wall.
        const pane = takeMatch(
          windows,
          (line) =>
            line.length === 2 &&
            distance([(line[0]![0] + line[1]![0]) / 2, (line[0]![1] + line[1]![1]) / 2], middle) < 0.11,
        );
        expect(Math.abs(distance(pane![0]!, pane![1]!) - distance(a, b))).toBeLessThan(0.11);
      } else if (object.label === "opening") {
        expect(takeMatch(openings, (line) => isBetween(line, [a, b]))).toBeDefined();
      } else {
        const wide = distance(a, b);
        const hinges =
          wide > 1.3
            ? [a, b]
            : [a, b].filter((end) => arcs.some(({ center }) => isAt([center.x, center.y], end))).slice(0, 1);
        const width = wide / (wide > 1.3 ? 2 : 1);
        expect(hinges.length).toBeGreaterThan(0);
        for (const hinge of hinges) {
          const arc = takeMatch(
            arcs,
            ({ center, radius }) => isAt([center.x, center.y], hinge) && Math.abs(radius - width) < 1e-4,
          )!;
          expect(arc).toBeDefined();
          const leaf = takeMatch(
            doors,
            (line) => isAt(line[0]!, hinge) && Math.abs(distance(line[0]!, line[1]!) - width) < 1e-4,
          )!;
          expect(leaf).toBeDefined();
          // The open leaf is perpendicular to the wall, inside a room.
          const square = (leaf[1]![0] - hinge[0]) * (b[0] - a[0]) + (leaf[1]![1] - hinge[1]) * (b[1] - a[1]);
          expect(Math.abs(square)).toBeLessThan(1e-3);
          const way: Flat = [hinge[0] * 0.99 + middle[0] * 0.01, hinge[1] * 0.99 + middle[1] * 0.01];
          const near: Flat = [way[0] + (leaf[1]![0] - hinge[0]) * 0.1, way[1] + (leaf[1]![1] - hinge[1]) * 0.1];
          expect(isOnFloor(records, floorNumber, near)).toBe(true);
        }
      }
    }
    // Nothing else is drawn; an opening has a second line on the wall's other side.
    expect([windows.length, arcs.length, doors.length]).toEqual([0, 0, 0]);
    expect(openings.length).toBe(through.filter(({ object }) => object.label === "opening").length);
  },
);

const INCH = 0.0254;
/** Parses "4.76 m" and "15' 7 1/2\"" to m. */
function lengthOf(text: string): number {
  const metric = /^([\d.]+) m$/.exec(text);
  if (metric) return Number(metric[1]);
  const [, feet = "0", inches = "0", above = "0", below = "1"] =
    /^(?:(\d+)')? ?(?:(\d+)(?![\d/]))? ?(?:(\d+)\/(\d+))?"?$/.exec(text) ?? [];
  return (Number(feet) * 12 + Number(inches) + Number(above) / Number(below)) * INCH;
}

test.each(
  HOMES.flatMap(([name, ...home]) => (["metric", "feet"] as const).map((units) => [name, units, ...home] as const)),
)("%s in DXF: every dimension states, in %s, the distance of its corners", (_, units, records, floorNumber) => {
  const { entities, lines } = parse(write("dxf", records, floorNumber, units));
  const texts = entities.filter((one) => one.layer === "DIMENSIONS" && one.type === "TEXT") as (Entity & {
    startPoint: { x: number; y: number };
  })[];
  const drawn = lines("DIMENSIONS");
  // Each has its line, and at both ends a line to the corner and a tick.
  expect(drawn).toHaveLength(texts.length * 5);
  const corners = records.face
    .filter((face) => face.label === "floor" && face.floorNumber === floorNumber)
    .flatMap(({ loops }) => loops[0]!)
    .map((key) => records.vertex.find((vertex) => vertex.key === key)!)
    .map(({ x, y, z }) => onSheet([x, y, z]));
  for (const [index, { text }] of texts.entries()) {
    const [line, first, , second] = drawn.slice(index * 5, index * 5 + 5) as [Flat[], Flat[], Flat[], Flat[]];
    const length = distance(line[0]!, line[1]!);
    expect(Math.abs(lengthOf(text!) - length)).toBeLessThanOrEqual(units === "metric" ? 0.005 + 1e-9 : INCH / 8 + 1e-9);
    const isLevel = Math.abs(line[0]![1] - line[1]![1]) < 1e-6;
    const [axis, side] = isLevel ? ([0, 1] as const) : ([1, 0] as const);
    const starts = [first, second].map((one) =>
      corners.filter(
        (corner) => Math.abs(corner[side] - one[0]![side]) < 1e-4 && Math.abs(corner[axis] - one[0]![axis]) < 0.05,
      ),
    );
    for (const near of starts) expect(near.length).toBeGreaterThan(0);
    const between = Math.abs(starts[0]![0]![axis] - starts[1]![0]![axis]);
    expect(Math.abs(between - length)).toBeLessThan(0.1);
  }
});

test.each(HOMES)("%s in SVG: windows and openings are in mm at the stated scale", (_, records, floorNumber) => {
  const svg = write("svg", records, floorNumber);
  const scale = Number(/Scale 1:(\d+)/.exec(svg)?.[1]);
  const [, width, height, viewBox] = /<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="([^"]+)"/.exec(svg)!;
  // One user unit is 1 mm.
  expect(viewBox).toBe(`0 0 ${width} ${height}`);
  for (const { object, ends } of wallHoles(records, floorNumber)) {
    if (object.label === "door") continue;
    const [, shape] = new RegExp(`<path data-key="${object.key}"[^>]* d="([^"]+)"`).exec(svg)!;
    const points = [...shape!.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]): Flat => [Number(x), Number(y)]);
    const long = distance(points[0]!, points[1]!);
    expect(Math.abs(long - (distance(...ends) * 1_000) / scale)).toBeLessThan(0.003);
  }
});
