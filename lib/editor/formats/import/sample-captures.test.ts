/**
 * Expected numbers of captures. Uses the six real captures if ROOMPLAN_SAMPLES is set to their folder, otherwise
 * generated ones, as the titles state.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { listRooms } from "../../../../tests/support/list-rooms";
import { createKey } from "../../../domain/keys";
import { severityOf } from "../../analysis/checks/check-codes";
import { checkSurvey } from "../../analysis/checks/survey-checks";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { createScene, type SceneRecords } from "../../core/scene";
import { importCapture } from "./import-capture";

const folder = process.env.ROOMPLAN_SAMPLES;

type Row = [
  name: string,
  walls: number,
  /** Floor sides that are the base of a wall. */
  basedSides: number,
  holes: [number, number, number],
  objects: number,
  figures: [string, string, string, string],
  /** Sides with one face, and sides with three: a partition in the room. */
  warnings: [open: number, tripled: number],
];
/** Floor m², perimeter m, gross wall m², openings m². */
const REAL: Row[] = [
  ["Bathroom1", 9, 7, [1, 1, 1], 6, ["7.57", "11.94", "33.33", "3.89"], [9, 1]],
  ["Bedroom1", 4, 4, [2, 2, 0], 7, ["14.89", "15.45", "37.54", "9.23"], [0, 0]],
  ["Bedroom2", 4, 4, [2, 2, 0], 7, ["17.81", "16.90", "40.93", "10.02"], [0, 0]],
  ["Hallway2", 6, 6, [6, 0, 0], 0, ["9.17", "20.46", "46.21", "8.09"], [6, 0]],
  ["Livingroom", 4, 4, [1, 0, 3], 13, ["28.38", "21.56", "52.74", "14.65"], [0, 0]],
  ["single-room", 4, 4, [2, 2, 0], 5, ["15.37", "15.89", "38.02", "5.28"], [0, 0]],
];
const GENERATED: Row[] = [
  ["Bathroom", 6, 5, [1, 1, 1], 2, ["7.44", "11.00", "29.76", "3.28"], [5, 1]],
  ["Bedroom", 4, 4, [1, 2, 0], 4, ["14.58", "15.30", "37.33", "5.00"], [0, 0]],
  ["Study", 4, 4, [1, 1, 0], 4, ["8.91", "12.00", "30.00", "3.42"], [0, 0]],
  ["Hallway", 5, 5, [4, 0, 0], 0, ["8.93", "20.40", "47.46", "6.46"], [4, 0]],
  ["Living room", 6, 6, [1, 1, 2], 5, ["28.10", "22.80", "59.28", "10.57"], [0, 0]],
  ["Kitchen", 6, 6, [1, 1, 1], 6, ["15.28", "16.40", "39.36", "6.33"], [0, 0]],
];
const rows = folder ? REAL : GENERATED;
const generated = folder ? [] : generateSingleRooms(7);

function textOf(name: string): string {
  if (!folder) return JSON.stringify(generated.find((one) => one.name === name)?.capture);
  const file = name === "single-room" ? "single-room.json" : `${name}.capturedRoom.json`;
  return readFileSync(path.join(folder, file), "utf8");
}

/** Returns figures by plain arithmetic, independent of the product's geometry. */
function plainFigures({ vertex, face, objectPlanar }: SceneRecords): [number, number, number, number] {
  const positions = new Map(vertex.map(({ key, x, y, z }) => [key, { x, y, z }]));
  const loopOf = (label: string) =>
    face.filter((one) => one.label === label).map(({ loops }) => loops[0]!.map((key) => positions.get(key)!));
  const sides = <T>(loop: T[]): [T, T][] => loop.map((point, index) => [point, loop[(index + 1) % loop.length]!]);
  let [floor, perimeter, wall] = [0, 0, 0];
  for (const loop of loopOf("floor")) {
    floor += Math.abs(sides(loop).reduce((sum, [a, b]) => sum + a.x * b.z - b.x * a.z, 0)) / 2;
    perimeter += sides(loop).reduce((sum, [a, b]) => sum + Math.hypot(a.x - b.x, a.z - b.z), 0);
  }
  for (const loop of loopOf("wall")) {
    const twice = [0, 0, 0];
    for (const [a, b] of sides(loop)) {
      twice[0]! += (a.y - b.y) * (a.z + b.z);
      twice[1]! += (a.z - b.z) * (a.x + b.x);
      twice[2]! += (a.x - b.x) * (a.y + b.y);
    }
    wall += Math.hypot(...twice) / 2;
  }
  return [floor, perimeter, wall, objectPlanar.reduce((sum, { width, height }) => sum + width * height, 0)];
}

describe.each(rows)(
  `${folder ? "real" : "generated"} capture %s`,
  (name, walls, basedSides, holes, objects, figures, [open, tripled]) => {
    const text = textOf(name);
    const result = importCapture(text, { surveyKey: "srv-1", createKey, fileName: `${name}.json` });
    if (!result.ok) throw new Error(result.error.message);
    const { records, report } = result;
    const scene = createScene("srv-1", records);

    test("has the expected figures, for the survey and for its room", () => {
      const [room] = listRooms(scene);
      for (const scope of [{}, { roomFaceKey: room!.faceKey }]) {
        const shown = measureQuantities(scene, scope);
        expect(
          [shown.floorArea, shown.perimeter, shown.grossWall, shown.openingsArea].map((value) => value.toFixed(2)),
        ).toEqual(figures);
        expect([shown.doors, shown.windows, shown.openings]).toEqual(holes);
      }
      expect(records.object3D).toHaveLength(objects);
    });

    test("has the same figures by plain arithmetic", () => {
      plainFigures(records).forEach((value, index) => {
        expect(Math.abs(value / Number(figures[index]) - 1)).toBeLessThan(0.002);
      });
    });

    test("imports every identifier of the file", () => {
      const raw = JSON.parse(text) as Record<string, { identifier: string }[]>;
      const identifiers = ["walls", "floors", "doors", "windows", "openings", "objects"].flatMap((list) =>
        raw[list]!.map((one) => one.identifier),
      );
      expect(report.entries.map((entry) => entry.identifier).sort()).toEqual([...identifiers].sort());
      expect(report.entries.filter((entry) => entry.element === "wall")).toHaveLength(walls);
      expect(report.counts).toEqual({ imported: identifiers.length, merged: 0, repaired: 0, refused: 0 });
      expect(report.added.map((entry) => entry.element)).toEqual(["ceiling"]);
    });

    test("warns about each side that is open or has three faces, and finds no error", () => {
      const { errors, warnings, list } = checkSurvey(scene);
      expect(list.filter(({ code }) => severityOf(code) === "error")).toEqual([]);
      const numberOf = (findingCode: string): number => list.filter(({ code }) => code === findingCode).length;
      expect([numberOf("shell-open"), numberOf("edge-non-manifold")]).toEqual([open, tripled]);
      expect([errors, warnings]).toEqual([0, open + tripled]);
    });

    test("no two vertices are within 5 mm, and floor sides are bases of walls", () => {
      const near = records.vertex.filter((a, index) =>
        records.vertex.slice(index + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) < 0.005),
      );
      expect(near).toEqual([]);
      const pairs = (loop: string[]): string[] =>
        loop.map((key, index) => [key, loop[(index + 1) % loop.length]!].sort().join());
      const floor = new Set(records.face.flatMap(({ label, loops }) => (label === "floor" ? pairs(loops[0]!) : [])));
      const based = records.edge.filter(
        ({ label, vertexKeys }) => label === "base" && floor.has([...vertexKeys].sort().join()),
      );
      expect(based).toHaveLength(basedSides);
    });
  },
);
