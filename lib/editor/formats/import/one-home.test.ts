/**
 * The rooms of one home imported together. Uses the five real captures of one home, measured by hand, if
 * ROOMPLAN_SAMPLES is set, otherwise the generated home.
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
import { applyIntake } from "./apply-intake";
import { readExisting } from "./existing-records";
import { importCaptures, type ReadFile } from "./import-captures";
import { readCapture } from "./read-capture";

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
/** Floor m², perimeter m, gross wall m², openings m² of each room when imported alone. */
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
    texts.map((text, index) => read(`${REAL[index]!}.capturedRoom.json`, text)),
    context,
  );
  const scene = createScene("srv-1", home.records);

  test("pairs four walls and two doors, with distance and overlap", () => {
    const pairs = home.pairs.map(({ element, rooms, apart, overlap }) =>
      [element, rooms.join("–"), apart.toFixed(3), overlap.toFixed(2)].join(" "),
    );
    expect(pairs.sort()).toEqual([
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

  test("levels floors that were 2.2 cm apart", () => {
    expect(home.leveled).toMatchObject([{ floorNumber: 0, rooms: 5 }]);
    expect(home.leveled[0]!.spread.toFixed(3)).toBe("0.022");
    const floors = home.records.face.filter(({ label }) => label === "floor");
    const heights = floors.flatMap(({ loops }) => loops.flat().map((key) => scene.get("vertex", key)!.y));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.0002);
  });

  test("each room has the same figures as when imported alone", () => {
    const shown = home.rooms.map(({ floorKeys }) => {
      const { floorArea, perimeter, grossWall, openingsArea } = measureQuantities(scene, { roomFaceKey: floorKeys[0] });
      return [floorArea, perimeter, grossWall, openingsArea].map((value) => value.toFixed(2));
    });
    expect(shown).toEqual(FIGURES);
  });

  test("the home is the sum of its rooms, and counts the larger side of shared walls once", () => {
    const { floorArea, grossWall, once } = measureQuantities(scene);
    // 7.57 + 14.89 + 17.81 + 9.17 + 28.38
    expect(Math.abs(floorArea - 77.82)).toBeLessThan(0.01);
    // Width × height of the walls in the files, 33.328 + 37.536 + 40.934 + 46.207 + 52.740 = 210.745, less the smaller
    // sides: the Bathroom's 3.3209 × 2.3887 and 1.7820 × 2.3887, the Hallway's 0.5180 × 2.4400, the Living room's
    // 4.5782 × 2.4467: 24.655.
    expect(Math.abs(grossWall - 210.745)).toBeLessThan(0.01);
    expect(Math.abs(once!.grossWall - 186.09)).toBeLessThan(0.01);
    expect(once).toMatchObject({ doors: 10, windows: 5, openings: 4 });
  });

  test("every identifier has one entry in its own file, and no error blocks a review", () => {
    home.files.forEach((file, index) => {
      if (!file.ok) throw new Error(file.error.message);
      const identifiers = file.report.entries.map(({ identifier }) => identifier);
      expect(identifiers.sort()).toEqual(identifiersOf(JSON.parse(texts[index]!)).sort());
      expect(file.report.counts).toMatchObject({ merged: 0, repaired: 0, refused: 0 });
    });
    expect(errorsOf(home.records)).toEqual([]);
  });

  test("pairs walls imported one after the other as well, and undo removes the twins", () => {
    const survey = createScene("srv-1", {});
    for (const [index, text] of texts.entries()) {
      const intake = importCaptures([read(REAL[index]!, text)], { ...context, existing: readExisting(survey) });
      const outcome = applyIntake(survey, { intake, names: {}, label: "Import" });
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      const before = survey.toRecords();
      const applied = applyDiff(survey, outcome.diff);
      applyDiff(survey, reverseDiff(applied));
      expect(survey.toRecords()).toEqual(before);
      applyDiff(survey, outcome.diff);
    }
    const paired = [...survey.values("face")].filter(({ twinKey }) => twinKey);
    // When the Hallway is imported, Bedroom2's wall is already in one piece and the Bathroom's twin.
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

  test("reports every element, and no error blocks a review", () => {
    expect(home.rooms).toHaveLength(rooms.length);
    home.files.forEach((file, index) => {
      if (!file.ok) throw new Error(file.error.message);
      const identifiers = file.report.entries.map(({ identifier }) => identifier);
      expect(identifiers.sort()).toEqual(identifiersOf(rooms[index]!.capture).sort());
      expect(file.report.counts.refused).toBe(0);
    });
    expect(errorsOf(home.records)).toEqual([]);
  });

  test("levels both stories, and cuts walls between the rooms behind them", () => {
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

  test("stores twins as captured, whether imported together or one after the other", () => {
    const survey = createScene("srv-1", {});
    for (const { name, capture } of rooms) {
      const file = read(`${name}.json`, JSON.stringify(capture));
      const intake = importCaptures([file], { ...context, existing: readExisting(survey) });
      const outcome = applyIntake(survey, { intake, names: {}, label: "Import" });
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

test("keeps a room that is lower by a step, and levels the others", () => {
  const { rooms } = generateHome(3);
  const ground = rooms.filter(({ floorNumber }) => floorNumber === 0).map(({ capture }) => structuredClone(capture));
  for (const list of [ground[0]!.walls, ground[0]!.floors, ground[0]!.doors, ground[0]!.windows, ground[0]!.openings]) {
    for (const element of list) element.transform[13]! -= 0.3;
  }
  const home = importCaptures(
    ground.map((capture, index) => read(`${index}.json`, JSON.stringify(capture))),
    context,
  );
  const heights = new Map(home.records.vertex.map(({ key, y }) => [key, y]));
  const levels = home.rooms.map(({ floorKeys }) => {
    const floor = home.records.face.find(({ key }) => key === floorKeys[0])!;
    return heights.get(floor.loops[0]![0]!)!;
  });
  const [sunken, ...others] = levels;
  expect(Math.max(...others) - Math.min(...others)).toBeLessThan(0.0002);
  expect(others[0]! - sunken!).toBeGreaterThan(0.2);
});

test("imports the same file once, and the report of a copy names the imported file", () => {
  const text = JSON.stringify(generateHome(3).rooms[0]!.capture);
  const home = importCaptures([read("one.json", text), read("copy.json", text), read("bad.json", "{")], context);
  expect(home.rooms).toHaveLength(1);
  const [, copy, bad] = home.files;
  if (!copy?.ok || bad?.ok) throw new Error("The copy is read, the other not.");
  expect(copy.report.counts.imported).toBe(0);
  expect(new Set(copy.report.entries.map(({ reason }) => reason))).toEqual(
    new Set(["Also in one.json, and imported from there."]),
  );
  expect(bad?.error.message).toContain("line 1, column 2");
});
