/** Drawings are read by another program's parser, and their groups are counted. */
import DxfParser from "dxf-parser";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { drawFloor } from "../../analysis/plan/draw-floor";
import { createScene, type SceneRecords } from "../../core/scene";
import { writePlanDxf } from "./write-plan-dxf";

const TITLE = { title: "12 Oak Lane", detail: "Hartwell · CLM-7", floor: "Entry level", date: "2026-11-23" };
const HOSTILE = 'Küche 👩‍🚀 "5½′" %%d \\P ^J\r\n0\r\nEOF مطبخ';

type Entity = { type: string; layer: string; handle: string; text?: string; vertices?: { x: number; y: number }[] };
type Arc = Entity & { center: { x: number; y: number }; radius: number; startAngle: number; endAngle: number };

function write(records: Partial<SceneRecords>, azimuth = 0, units: "metric" | "feet" = "metric"): string {
  return writePlanDxf(drawFloor(createScene(SURVEY_KEY, records), { floorNumber: 0, azimuth, units }), TITLE, units);
}

function read(text: string) {
  const dxf = new DxfParser().parseSync(text);
  if (!dxf) throw new Error("The parser read nothing");
  const entities = dxf.entities as unknown as Entity[];
  const on = (layer: string, type: string) => entities.filter((one) => one.layer === layer && one.type === type);
  return { dxf, entities, on };
}

/** Decodes `\U+` as CAD programs do. */
const decoded = (text: string): string =>
  text.replace(/\\U\+([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

test("a room has walls, a door with its swing, name and dimensions on their layers", () => {
  const { dxf, on } = read(write(littleRoom()));
  expect(dxf.header).toMatchObject({ $ACADVER: "AC1015", $INSUNITS: 6, $MEASUREMENT: 1 });
  expect(Object.keys(dxf.tables.layer.layers)).toEqual(
    expect.arrayContaining(["ROOMS", "WALLS", "DOORS", "WINDOWS", "OPENINGS", "DIMENSIONS", "LABELS", "OBJECTS"]),
  );
  // Three walls in one piece, and the one with the door in two; each filled.
  expect(on("WALLS", "LWPOLYLINE")).toHaveLength(5);
  expect(on("WALL_FILL", "SOLID")).toHaveLength(5);
  const [floor] = on("ROOMS", "LWPOLYLINE");
  const corners = floor?.vertices?.map(({ x, y }) => [x, y]);
  expect(corners).toEqual([
    [0, 0],
    [0, -3],
    [4, -3],
    [4, 0],
  ]);
  const [arc] = on("DOORS", "ARC") as Arc[];
  expect(arc?.radius).toBeCloseTo(0.9, 5);
  // The hinge is on the south wall, and the door swings north into the room.
  expect(arc?.center.y).toBeCloseTo(-3, 5);
  const [leaf] = on("DOORS", "LWPOLYLINE");
  expect(leaf?.vertices?.[1]?.y).toBeCloseTo(-2.1, 5);
  const swing = (((arc!.endAngle - arc!.startAngle) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  expect(swing).toBeCloseTo(Math.PI / 2, 5);
  expect(on("LABELS", "TEXT").map(({ text }) => decoded(text ?? ""))).toEqual(["Study", "12.00 m²"]);
  expect(on("DIMENSIONS", "TEXT").map(({ text }) => text)).toEqual(["4.00 m", "3.00 m"]);
  const sheet = on("SHEET", "TEXT").map(({ text }) => decoded(text ?? ""));
  expect(sheet.join(" ")).toContain("CLM-7 · 2026-11-23 · Scale 1:20");
});

test("texts are in feet if chosen, positions stay in meters", () => {
  const { on } = read(write(littleRoom(), 0, "feet"));
  expect(on("DIMENSIONS", "TEXT")[0]?.text).toBe("13' 1 1/2\"");
  expect(on("ROOMS", "LWPOLYLINE")[0]?.vertices?.[2]).toMatchObject({ x: 4, y: -3 });
  const sheet = on("SHEET", "TEXT")
    .map(({ text }) => decoded(text ?? ""))
    .join(" ");
  expect(sheet).toContain('Wall thickness (3 15/16")');
  expect(sheet).not.toMatch(/\d m\b/);
});

test("any room name is written in ASCII and can be decoded", () => {
  const records = littleRoom();
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, roomLabel: HOSTILE } : face));
  const text = write(records);
  expect(text).toMatch(/^[\r\n -~]*$/);
  const { on, entities } = read(text);
  const expectedName = HOSTILE.replace(/\s+/g, " ");
  expect(decoded(on("LABELS", "TEXT")[0]?.text ?? "")).toBe(expectedName);
  expect(entities.length).toBe(read(write(littleRoom())).entities.length);
});

test("every group is an integer code and a value, every handle is unique, and every layer is declared", () => {
  const records = Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;
  const text = write(records, 0.3);
  const lines = text.trimEnd().split("\r\n");
  expect(lines.length % 2).toBe(0);
  const groups = Array.from({ length: lines.length / 2 }, (_, pair) => [lines[pair * 2], lines[pair * 2 + 1]] as const);
  expect(groups.filter(([code]) => !/^\d+$/.test(code ?? ""))).toEqual([]);
  expect(groups.filter(([, value]) => /NaN|Infinity|undefined|e-\d/.test(value ?? ""))).toEqual([]);
  const valuesOf = (expected: string) => groups.flatMap(([code, value]) => (code === expected ? [value] : []));
  const handles = [...valuesOf("5"), ...valuesOf("105")];
  expect(new Set(handles).size).toBe(handles.length);
  expect(groups.filter(([, value]) => value === "SECTION").length).toBe(6);
  expect(groups.at(-1)).toEqual(["0", "EOF"]);
  const { dxf, on } = read(text);
  const declared = new Set(Object.keys(dxf.tables.layer.layers));
  expect(valuesOf("8").filter((layer) => !declared.has(layer!))).toEqual([]);
  // Of the two sides of a door between rooms, one swings.
  const doors = records.objectPlanar.filter(({ label, floorNumber }) => label === "door" && floorNumber === 0);
  const swinging = doors.filter(({ key, twinKey }) => !twinKey || key < twinKey);
  const leaves = swinging.reduce((sum, { width }) => sum + (width > 1.3 ? 2 : 1), 0);
  expect(leaves).toBeGreaterThan(5);
  expect(on("DOORS", "ARC")).toHaveLength(leaves);
});

test("an empty floor gives a valid file", () => {
  expect(new Set(read(write({})).entities.map(({ layer }) => layer))).toEqual(new Set(["SHEET"]));
});
