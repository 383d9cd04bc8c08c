/** Captures for the import journeys: real ones if ROOMPLAN_SAMPLES names their folder, otherwise generated. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateSingleRooms } from "../../backend/seed/home/generate-single-rooms";

const samples = process.env.ROOMPLAN_SAMPLES;
if (samples && !existsSync(samples)) throw new Error(`ROOMPLAN_SAMPLES names ${samples}, which does not exist.`);

export const source = samples ? "real captures" : "generated captures";

export type Capture = {
  name: string;
  file: string;
  floorArea: string;
  perimeter: string;
  grossWall: string;
  openings: string;
};

/** Name, floor m², perimeter m, gross wall m², openings m². */
const REAL = [
  ["Bathroom1", "7.57", "11.94", "33.33", "3.89"],
  ["Bedroom1", "14.89", "15.45", "37.54", "9.23"],
  ["Bedroom2", "17.81", "16.90", "40.93", "10.02"],
  ["Hallway2", "9.17", "20.46", "46.21", "8.09"],
  ["Livingroom", "28.38", "21.56", "52.74", "14.65"],
  ["single-room", "15.37", "15.89", "38.02", "5.28"],
] as const;
const GENERATED = [
  ["Bathroom", "7.44", "11.00", "29.76", "3.28"],
  ["Bedroom", "14.58", "15.30", "37.33", "5.00"],
  ["Study", "8.91", "12.00", "30.00", "3.42"],
  ["Hallway", "8.93", "20.40", "47.46", "6.46"],
  ["Living room", "28.10", "22.80", "59.28", "10.57"],
  ["Kitchen", "15.28", "16.40", "39.36", "6.33"],
] as const;

const folder = path.resolve(".test-output/captures");

/** Writes a file for the file chooser and returns its path. */
export function temporaryFile(name: string, content: string | Buffer): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

function fileOf(name: string): string {
  if (samples) return path.join(samples, name === "single-room" ? "single-room.json" : `${name}.capturedRoom.json`);
  const generated = generateSingleRooms(7).find((one) => one.name === name);
  return temporaryFile(`${name}.json`, JSON.stringify(generated?.capture));
}

export const captures: Capture[] = (samples ? REAL : GENERATED).map(
  ([name, floorArea, perimeter, grossWall, openings]) => ({
    name,
    file: fileOf(name),
    floorArea: `${floorArea} m²`,
    perimeter: `${perimeter} m`,
    grossWall: `${grossWall} m²`,
    openings: `${openings} m²`,
  }),
);

export const bedroom = captures[1]!;
export const textOf = (capture: Capture) => readFileSync(capture.file, "utf8");

/** Height of the upper floor, in meters. */
const STORY = 2.7;

/** Writes a file with a capture and its copy one floor up, and returns its path. */
export function onTwoFloors(capture: Capture): string {
  const raised = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(raised);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      if (name === "story") return [name, 1];
      if (/identifier$/i.test(name) && field) return [name, `above-${field}`];
      // Matrices are column-major: the height is the fourteenth number.
      if (name === "transform") return [name, (field as number[]).map((part, i) => (i === 13 ? part + STORY : part))];
      return [name, raised(field)];
    });
    return Object.fromEntries(fields);
  };
  const room = JSON.parse(textOf(capture));
  return temporaryFile("two-floors.json", JSON.stringify([room, raised(room)]));
}
