/**
 * The rooms of one home imported together. With ROOMPLAN_SAMPLES the five real captures of one home, whose numbers were
 * measured by hand; without it the project's own generated home.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { generateHome } from "@/backend/seed/home/generate-home";
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { createKey } from "../../../domain/keys";
import { severityOf } from "../../analysis/checks/check-codes";
import { checkSurvey } from "../../analysis/checks/survey-checks";
import { measureQuantities } from "../../analysis/quantities/measure-quantities";
import { applyDiff, reverseDiff } from "../../core/diff";
import { createScene } from "../../core/scene";
import { heldRecords } from "./held-records";
import { importCaptures, type ReadFile } from "./import-captures";
import { readCapture } from "./read-capture";
import { takeCaptures } from "./take-captures";

const folder = process.env.ROOMPLAN_SAMPLES;
const context = { surveyKey: "srv-1", createKey };
const read = (fileName: string, text: string): ReadFile => ({ fileName, read: readCapture(text) });
const identifiersOf = (capture: object): string[] =>
  ["walls", "floors", "doors", "windows", "openings", "objects"].flatMap((list) =>
    (Reflect.get(capture, list) as { identifier: string }[]).map(({ identifier }) => identifier),
  );

function errorsOf(records: Parameters<typeof createScene>[1]): string[] {
  const { list } = checkSurvey(createScene("srv-1", records));
  return list.flatMap(({ code }) => (severityOf(code) === "error" ? [code] : []));
}

const REAL = ["Bathroom1", "Bedroom1", "Bedroom2", "Hallway2", "Livingroom"];
/** Floor m², perimeter m, gross wall m², openings m² of each room, as it is when imported alone. */
const FIGURES = [
  ["7.57", "11.94", "33.33", "3.89"],
  ["14.89", "15.45", "37.54", "9.23"],
  ["17.81", "16.90", "40.93", "10.02"],
  ["9.17", "20.46", "46.21", "8.09"],
  ["28.38", "21.56", "52.74", "14.65"],
];

function realHome(real: string): void {
  const texts = REAL.map((name) => readFileSync(path.join(real, `${name}.capturedRoom.json`), "utf8"));
  const home = importCaptures(
    texts.map((text, at) => read(`${REAL[at]!}.capturedRoom.json`, text)),
    context,
  );
  const scene = createScene("srv-1", home.records);

  test("four walls and two doors are seen from two rooms, so far apart and over so much of their length", () => {
    const told = home.pairs.map(({ element, rooms, apart, overlap }) =>
      [element, rooms.join("–"), apart.toFixed(3), overlap.toFixed(2)].join(" "),
    );
    expect(told.sort()).toEqual([
      "door Bathroom–Hallway2 0.025 0.50",
      "door Bedroom–Hallway2 0.092 0.44",
      "wall Bathroom–Bedroom 0.043 3.32",
      "wall Bathroom–Hallway2 0.054 1.66",
      "wall Bedroom–Hallway2 0.092 0.52",
      "wall Hallway2–Living room 0.111 4.58",
    ]);
    for (const { key, twinKey, element } of home.pairs) {
      const kind = element === "wall" ? "face" : "objectPlanar";
      expect([scene.get(kind, key)?.twinKey, scene.get(kind, twinKey)?.twinKey]).toEqual([twinKey, key]);
    }
  });

  test("the floors lay 2.2 cm apart and lie at one height", () => {
    expect(home.leveled).toMatchObject([{ floorNumber: 0, rooms: 5 }]);
    expect(home.leveled[0]!.spread.toFixed(3)).toBe("0.022");
    const floors = home.records.face.filter(({ label }) => label === "floor");
    const heights = floors.flatMap(({ loops }) => loops.flat().map((key) => scene.get("vertex", key)!.y));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.0002);
  });

  test("each room's own figures are what they are alone", () => {
    const shown = home.rooms.map(({ floorKeys }) => {
      const { floorArea, perimeter, grossWall, openingsArea } = measureQuantities(scene, { roomFaceKey: floorKeys[0] });
      return [floorArea, perimeter, grossWall, openingsArea].map((value) => value.toFixed(2));
    });
    expect(shown).toEqual(FIGURES);
  });

  test("the home is the sum of its rooms; counted once, of what two rooms share the larger side", () => {
    const { floorArea, grossWall, once } = measureQuantities(scene);
    // 7.57 + 14.89 + 17.81 + 9.17 + 28.38
    expect(Math.abs(floorArea - 77.82)).toBeLessThan(0.01);
    // Width × height of the walls in the files, 33.328 + 37.536 + 40.934 + 46.207 + 52.740 = 210.745, less the smaller sides: the
    // Bathroom's 3.3209 × 2.3887 and 1.7820 × 2.3887, the Hallway's 0.5180 × 2.4400, the Living room's 4.5782 × 2.4467: 24.655.
    expect(Math.abs(grossWall - 210.745)).toBeLessThan(0.01);
    expect(Math.abs(once!.grossWall - 186.09)).toBeLessThan(0.01);
    expect(once).toMatchObject({ doors: 10, windows: 5, openings: 4 });
  });

  test("every identifier has one entry, in its own file, and nothing is wrong that would block a review", () => {
    home.files.forEach((file, at) => {
      if (!file.ok) throw new Error(file.error.message);
      const identifiers = file.report.entries.map(({ identifier }) => identifier);
      expect(identifiers.sort()).toEqual(identifiersOf(JSON.parse(texts[at]!)).sort());
      expect(file.report.counts).toMatchObject({ merged: 0, repaired: 0, refused: 0 });
    });
    expect(errorsOf(home.records)).toEqual([]);
  });

  test("taken one after the other the walls find their other sides too, and undo lets them go", () => {
    const survey = createScene("srv-1", {});
    for (const [at, text] of texts.entries()) {
      const intake = importCaptures([read(REAL[at]!, text)], { ...context, existing: heldRecords(survey) });
      const outcome = takeCaptures(survey, { intake, names: {}, label: "Import" });
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      const before = survey.toRecords();
      const done = applyDiff(survey, outcome.diff);
      applyDiff(survey, reverseDiff(done));
      expect(survey.toRecords()).toEqual(before);
      applyDiff(survey, outcome.diff);
    }
    const paired = [...survey.values("face")].filter(({ twinKey }) => twinKey);
    // Bedroom2's wall stands whole already when the Hallway comes, and is the Bathroom's other side.
    expect(paired).toHaveLength(6);
    for (const { key, twinKey } of paired) expect(survey.get("face", twinKey!)?.twinKey).toBe(key);
    const floors = [...survey.values("face")].filter(({ label }) => label === "floor");
    const heights = floors.flatMap(({ loops }) => loops.flat().map((key) => survey.get("vertex", key)!.y));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.0002);
  });
}

if (folder) describe("the five real captures of one home", () => realHome(folder));

describe("the generated home, a file for each room", () => {
  const { rooms } = generateHome(11);
  const home = importCaptures(
    rooms.map(({ name, capture }) => read(`${name}.json`, JSON.stringify(capture))),
    context,
  );

  test("every element is accounted for, and nothing is wrong that would block a review", () => {
    expect(home.rooms).toHaveLength(rooms.length);
    home.files.forEach((file, at) => {
      if (!file.ok) throw new Error(file.error.message);
      const identifiers = file.report.entries.map(({ identifier }) => identifier);
      expect(identifiers.sort()).toEqual(identifiersOf(rooms[at]!.capture).sort());
      expect(file.report.counts.refused).toBe(0);
    });
    expect(errorsOf(home.records)).toEqual([]);
  });

  test("both storeys lie level, and walls that several rooms stand behind are cut between them", () => {
    expect(home.leveled.map(({ floorNumber }) => floorNumber)).toEqual([0, 1]);
    for (const { spread } of home.leveled) expect(spread).toBeLessThan(0.04);
    const faces = new Map(home.records.face.map((face) => [face.key, face]));
    const walls = home.pairs.filter(({ element }) => element === "wall");
    expect(walls.length).toBeGreaterThanOrEqual(30);
    for (const { key, twinKey, apart, overlap } of walls) {
      expect(faces.get(key)?.twinKey).toBe(twinKey);
      expect(faces.get(twinKey)?.twinKey).toBe(key);
      expect(apart).toBeLessThan(0.35);
      expect(overlap).toBeGreaterThan(0.2);
    }
  });

  test("what has been paired stays known as captured: of walls and doors, taken together or one after the other", () => {
    const survey = createScene("srv-1", {});
    for (const { name, capture } of rooms) {
      const file = read(`${name}.json`, JSON.stringify(capture));
      const intake = importCaptures([file], { ...context, existing: heldRecords(survey) });
      const outcome = takeCaptures(survey, { intake, names: {}, label: "Import" });
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      applyDiff(survey, outcome.diff);
    }
    for (const { face, objectPlanar } of [home.records, survey.toRecords()]) {
      for (const list of [face, objectPlanar]) {
        const paired = (list as readonly (Face | ObjectPlanar)[]).filter(({ twinKey }) => twinKey);
        expect(paired.length).toBeGreaterThan(20);
        for (const { twinKey, captured } of paired) expect(captured?.twinKey).toBe(twinKey);
      }
    }
  });
});

test("a room as far down as a step stays there, and the others come to one level", () => {
  const { rooms } = generateHome(3);
  const ground = rooms.filter(({ floorNumber }) => floorNumber === 0).map(({ capture }) => structuredClone(capture));
  for (const list of [ground[0]!.walls, ground[0]!.floors, ground[0]!.doors, ground[0]!.windows, ground[0]!.openings]) {
    for (const element of list) element.transform[13]! -= 0.3;
  }
  const home = importCaptures(
    ground.map((capture, at) => read(`${at}.json`, JSON.stringify(capture))),
    context,
  );
  const at = new Map(home.records.vertex.map(({ key, y }) => [key, y]));
  const levels = home.rooms.map(({ floorKeys }) => {
    const floor = home.records.face.find(({ key }) => key === floorKeys[0])!;
    return at.get(floor.loops[0]![0]!)!;
  });
  const [sunken, ...others] = levels;
  expect(Math.max(...others) - Math.min(...others)).toBeLessThan(0.0002);
  expect(others[0]! - sunken!).toBeGreaterThan(0.2);
});

test("the same file twice is taken once, and says where from", () => {
  const text = JSON.stringify(generateHome(3).rooms[0]!.capture);
  const home = importCaptures([read("one.json", text), read("copy.json", text), read("bad.json", "{")], context);
  expect(home.rooms).toHaveLength(1);
  const [, copy, bad] = home.files;
  if (!copy?.ok || bad?.ok) throw new Error("The copy is read, the other not.");
  expect(copy.report.counts.taken).toBe(0);
  expect(new Set(copy.report.entries.map(({ reason }) => reason))).toEqual(
    new Set(["It is taken from one.json, which holds it too."]),
  );
  expect(bad?.error.message).toContain("line 1, column 2");
});
