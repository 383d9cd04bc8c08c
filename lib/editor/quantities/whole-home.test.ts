/** @jest-environment node */
import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { randomHome } from "@/tests/support/homes/random-home";
import { plumbedVolume, scannedArea, wallSeenOnce } from "@/tests/support/measured-by-lines";
import { randomCommand, SURVEY } from "@/tests/support/random-scene";
import { anyTopologyCommand } from "@/tests/support/random-topology";
import type { Face } from "../../domain/geometry-records";
import type { Command } from "../commands/command";
import { setDeduct } from "../commands/set-deduct";
import { createEditorStore } from "../editor-store";
import { createRoomIndex } from "../rooms/room-index";
import { createScene, type ReadScene, type SceneRecords } from "../scene";
import { FIGURE_CODES, listFigures } from "./figure-list";
import { measureRoom } from "./measure-quantities";
import type { SurveyFigures } from "./survey-figures";
import { createSurveyTotals } from "./survey-totals";

const demoHome = (): SceneRecords =>
  Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;

function fresh(scene: ReadScene) {
  const keeper = createSurveyTotals(scene);
  keeper.settle();
  return keeper;
}

/** Gross, and net where there is one, to hundredths. */
function shown(figures: SurveyFigures): Record<string, string> {
  const text = (value: number): string => value.toFixed(2);
  return Object.fromEntries(
    listFigures(figures).map(({ code, gross, net }) => [
      code,
      [gross, net].flatMap((one) => (one ? text(one.value) : [])).join(" "),
    ]),
  );
}

test("the generated home, its floors and one of its rooms come to these figures", () => {
  const scene = createScene(SURVEY, demoHome());
  const totals = fresh(scene);
  expect(FIGURE_CODES).toEqual(Object.keys(shown(totals.totals())));
  expect(shown(totals.totals())).toEqual({
    F: "179.67",
    C: "179.67",
    W: "358.20 350.90",
    WC: "537.88 530.58",
    PF: "216.60",
    PC: "216.60",
    BB: "184.46",
    LL: "6.85",
    SH: "2.38",
    HH: "2.47",
    V: "436.91",
    SY: "214.89",
  });
  expect(totals.totals()).toMatchObject({ doors: 17, windows: 13, openings: 2, deducted: 2, rooms: 17, estimated: 0 });
  expect(shown(totals.ofFloor(0))).toMatchObject({ F: "90.03", W: "177.81 170.51", V: "221.79", BB: "85.66" });
  expect(shown(totals.ofFloor(1))).toMatchObject({ F: "89.64", W: "180.39 180.39", V: "215.12", BB: "98.80" });
  const [ground] = createRoomIndex(scene).floors();
  const living = ground!.rooms.find(({ name }) => name === "Living room")!;
  expect(shown(measureRoom(scene, living))).toMatchObject({ F: "21.74", W: "46.00 38.70", LL: "5.06", V: "53.45" });
});

/** Each once: of two that are one, the larger. */
function once(walls: readonly Face[], size: ReadonlyMap<string, number>): Face[] {
  return walls.filter(({ key, twinKey }) => {
    if (!twinKey || !size.has(twinKey)) return true;
    return size.get(key) === size.get(twinKey) ? key < twinKey : size.get(key)! > size.get(twinKey)!;
  });
}

test("scan lines and plumb lines find the same in the generated home", () => {
  const records = demoHome();
  const labelled = (label: string): Face[] => records.face.filter((face) => face.label === label);
  const sum = (faces: readonly Face[], of: (face: Face) => number): number =>
    faces.reduce((total, face) => total + of(face), 0);
  const area = (face: Face): number => scannedArea(records, face);
  const walls = labelled("wall");
  const counted = once(walls, new Map(walls.map((wall) => [wall.key, area(wall)])));
  const net = (face: Face): number =>
    scannedArea(
      records,
      face,
      records.objectPlanar.filter(
        ({ faceKey, label, deduct }) => faceKey === face.key && (deduct ?? label === "opening"),
      ),
    );
  const figures = fresh(createScene(SURVEY, records)).totals();
  const isNear = (value: number, found: number): void => expect(Math.abs(value / found - 1)).toBeLessThan(0.001);
  isNear(figures.floorArea, sum(labelled("floor"), area));
  isNear(figures.ceilingArea, sum(labelled("ceiling"), area));
  isNear(figures.grossWall, sum(counted, area));
  isNear(figures.netWall, sum(counted, net));
  for (const floorNumber of [0, 1]) {
    const faces = records.face.filter((face) => face.floorNumber === floorNumber);
    const onFloor = counted.filter((wall) => wall.floorNumber === floorNumber);
    isNear(fresh(createScene(SURVEY, records)).ofFloor(floorNumber).grossWall, sum(onFloor, area));
    isNear(fresh(createScene(SURVEY, records)).ofFloor(floorNumber).netWall, sum(onFloor, net));
    const plumbed = plumbedVolume(records, faces, seededRandom(16).next);
    expect(Math.abs(fresh(createScene(SURVEY, records)).ofFloor(floorNumber).volume / plumbed - 1)).toBeLessThan(0.005);
  }
});

test("what is seen from two rooms is counted once, whichever records are paired: as lines straight back out of each wall find", () => {
  const records = demoHome();
  const totals = fresh(createScene(SURVEY, records));
  // The lines give each side half; a pair counts its larger side, and nobody the thickness of a partition behind a cut.
  const near = [0, 1].map((floor) => totals.ofFloor(floor).grossWall / wallSeenOnce(records, floor));
  for (const share of near) expect(Math.abs(share - 1)).toBeLessThan(0.01);
  const inOnePiece = Object.fromEntries(
    demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z", { keepsWalls: true }),
  ) as SceneRecords;
  for (const floor of [0, 1]) {
    expect(wallSeenOnce(inOnePiece, floor)).toBeCloseTo(wallSeenOnce(records, floor), 0);
    // Lines see it: where walls are in one piece a second room's side is counted too.
    expect(
      fresh(createScene(SURVEY, inOnePiece)).ofFloor(floor).grossWall / wallSeenOnce(records, floor),
    ).toBeGreaterThan(1.1);
  }
});

const anyDeduct = fc.tuple(fc.nat(), fc.boolean()).map(([at, deduct]): Command => {
  return (scene) => {
    const doors = [...scene.values("objectPlanar")].filter(({ label }) =>
      ["door", "window", "opening"].includes(label),
    );
    const keys = doors.length > 0 ? [doors[at % doors.length]!.key] : [];
    return setDeduct(scene, { keys, deduct });
  };
});

test("what is kept through edits, undo and redo is what a new measure of everything comes to, on each floor", () => {
  const command = fc.oneof(randomCommand, anyTopologyCommand, anyDeduct);
  let measured = 0;
  fc.assert(
    fc.property(randomHome, fc.array(command, { maxLength: 6 }), (records, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      const keeper = createSurveyTotals(store.scene, store.rooms);
      keeper.settle();
      store.subscribeScene(keeper.follow);
      const check = (): void => {
        keeper.settle();
        const anew = fresh(store.scene);
        for (const floorNumber of [null, 0, 1]) {
          expect(keeper.ofFloor(floorNumber)).toEqual(anew.ofFloor(floorNumber));
          expect(keeper.marked(floorNumber)).toEqual(anew.marked(floorNumber));
        }
        measured += 1;
      };
      for (const one of commands) if (store.run(one).ok) check();
      while (store.undo()) check();
      while (store.redo()) check();
    }),
    { numRuns: 40 },
  );
  expect(measured).toBeGreaterThan(100);
});
