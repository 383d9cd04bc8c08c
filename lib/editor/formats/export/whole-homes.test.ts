/**
 * Models of real homes, opened by Khronos's validator and three's loader: no faults, every record at its position,
 * every wall with its holes.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { validateBytes } from "gltf-validator";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import type { Object3D } from "@/lib/domain/geometry-records";
import { createKey } from "@/lib/domain/keys";
import { placesOf, scannedArea } from "@/tests/support/measured-by-lines";
import { createScene, type SceneRecords } from "../../core/scene";
import { importCaptures } from "../import/import-captures";
import { readCapture } from "../import/read-capture";
import { writeGltf } from "./write-gltf";

const SURVEY = "srv-model";
const folder = process.env.ROOMPLAN_SAMPLES;
const texts = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
  : generateSingleRooms(7).map(({ capture }) => JSON.stringify(capture));
const importTexts = (some: readonly string[]): SceneRecords =>
  importCaptures(
    some.map((text, index) => ({ fileName: `${index}.json`, read: readCapture(text) })),
    { surveyKey: SURVEY, createKey },
  ).records;

const HOMES: [name: string, records: SceneRecords][] = [
  ["the generated home", Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords],
  ...texts.map((text, index): [string, SceneRecords] => [
    `${folder ? "real" : "generated"} capture ${index + 1}`,
    importTexts([text]),
  ]),
];

type Point = [x: number, y: number, z: number];
type Box = [least: Point, most: Point];
/** The output of `load-models.mjs` for one file, with records by key. */
type Loaded = {
  meshes: { label: string; floorNumber: number }[];
  elements: Record<string, { area: number; box: Box }>;
  objects: Record<string, { middle: Point; area: number; box: Box }>;
  openings: string[];
  size: Box;
};

const title = { title: "12 Oak Lane", detail: "CLM-7", date: "2026-11-23" };
const files = HOMES.map(([, records]) => writeGltf(createScene(SURVEY, records), title, {}));
let loaded: Loaded[] = [];

beforeAll(() => {
  const modelFolder = mkdtempSync(path.join(tmpdir(), "lintel-models-"));
  try {
    const paths = files.map(({ file }, index) => {
      const name = path.join(modelFolder, `${index}.glb`);
      writeFileSync(name, file);
      return name;
    });
    // three is published as ES modules only, which Jest cannot import.
    const script = path.join(process.cwd(), "tests/support/load-models.mjs");
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...paths], { maxBuffer: 2 ** 28 });
    if (status !== 0) throw new Error(String(stderr));
    loaded = JSON.parse(String(stdout)) as Loaded[];
  } finally {
    rmSync(modelFolder, { recursive: true });
  }
});

/** Returns the bounding box of points. */
const boundingBox = (points: readonly Point[]): Box => {
  const edge = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => points.reduce((found, point) => pick(found, point[axis]!), points[0]![axis]!)) as Point;
  return [edge(Math.min), edge(Math.max)];
};

/** Returns the eight corners of an object, rotated by the matrix of its quaternion. */
function cornersOf({ position, quaternion, size }: Object3D): Point[] {
  const length = Math.hypot(...quaternion);
  const [x, y, z, w] = quaternion.map((part) => part / length) as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ] as const;
  return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const half = size.map((extent, axis) => (corner & (1 << axis) ? extent / 2 : -extent / 2));
    return rows.map(
      (row, axis) => position[axis]! + row.reduce((sum, part, column) => sum + part * half[column]!, 0),
    ) as Point;
  });
}

function expectSameBox(found: Box, expected: Box, within: number): void {
  for (const end of [0, 1] as const)
    for (const axis of [0, 1, 2] as const)
      expect(Math.abs(found[end][axis] - expected[end][axis])).toBeLessThan(within);
}

/** Tolerances above the lift of planar objects, and above float32 rounding. */
const LIFTED = 0.0045;
const EXACT = 0.0001;

test.each(HOMES.map(([name, records], index) => [name, records, index] as const))(
  "%s: the validator finds no error and no warning",
  async (_name, _records, index) => {
    const { file, leftOut } = files[index]!;
    const { issues } = await validateBytes(file, { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(leftOut).toEqual([]);
  },
);

test.each(HOMES.map(([name, records], index) => [name, records, index] as const))(
  "%s: three's loader finds every record at its position, faces with their scanned area, and openings as holes",
  (_name, records, index) => {
    const { meshes, elements, objects, openings, size } = loaded[index]!;
    const named = (one: { floorNumber: number; label: string }) => `${one.floorNumber} ${one.label}`;
    const filled = records.objectPlanar.filter(({ label }) => label !== "opening");
    const flat = new Set([...records.face, ...filled].map(named));
    expect(meshes.map(named).sort()).toEqual([...flat, ...records.object3D.map(named)].sort());
    expect(Object.keys(elements).sort()).toEqual([...records.face, ...filled].map(({ key }) => key).sort());
    expect(openings.sort()).toEqual(
      records.objectPlanar.flatMap(({ key, label }) => (label === "opening" ? key : [])).sort(),
    );

    const places = placesOf(records);
    for (const face of records.face) {
      const corners = face.loops.flat().map((key): Point => [...places.get(key)!]);
      expectSameBox(elements[face.key]!.box, boundingBox(corners), EXACT);
      const cuts = records.objectPlanar.filter(
        ({ faceKey, label }) => faceKey === face.key && ["door", "window", "opening"].includes(label),
      );
      const { area } = elements[face.key]!;
      const expectedArea = scannedArea(records, face, cuts);
      // A hole stays 2 mm inside its wall along the border, and a face may be slightly off its plane.
      const border = cuts.reduce((sum, { width, height }) => sum + 2 * (width + height), 0) * 0.002;
      expect(Math.abs(area - expectedArea)).toBeLessThan(0.01 * expectedArea + border + 0.01);
      if (cuts.length > 0) expect(area).toBeLessThan(scannedArea(records, face) - 0.05);
    }
    for (const object of records.object3D) {
      const { middle, area, box } = objects[object.key]!;
      expectSameBox([middle, middle], [object.position, object.position], EXACT);
      expectSameBox(box, boundingBox(cornersOf(object)), EXACT);
      const [across, up, deep] = object.size;
      expect(area).toBeCloseTo(2 * (across * up + up * deep + deep * across), 3);
    }
    const all = [
      ...records.face.flatMap(({ loops }) => loops.flat().map((key): Point => [...places.get(key)!])),
      ...records.object3D.flatMap(cornersOf),
    ];
    expectSameBox(size, boundingBox(all), LIFTED);
  },
);
