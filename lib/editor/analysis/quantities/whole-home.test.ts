/** @jest-environment node */
import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import { shareOf } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { plumbedVolume, scannedArea, wallSeenOnce } from "@/tests/support/measured-by-lines";
import { randomCommand, SURVEY } from "@/tests/support/random-scene";
import { anyTopologyCommand } from "@/tests/support/random-topology";
import type { Face } from "../../../domain/geometry-records";
import { setDeduct } from "../../commands/set-deduct";
import type { Command } from "../../core/command";
import { createEditorStore } from "../../core/editor-store";
import { createRoomIndex } from "../../core/rooms/room-index";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import { FIGURE_CODES, listFigures } from "./figure-list";
import { measureRoom } from "./measure-quantities";
import type { SurveyFigures } from "./survey-figures";
import { createSurveyTotals } from "./survey-totals";

const demoHome = (): SceneRecords =>
  Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;

function fresh(scene: ReadScene) {
  const tracker = createSurveyTotals(scene);
  tracker.settle();
  return tracker;
}

/** Returns gross and net values, rounded to hundredths. */
function shown(figures: SurveyFigures): Record<string, string> {
  const text = (value: number): string => value.toFixed(2);
  return Object.fromEntries(
    listFigures(figures).map(({ code, gross, net }) => [
      code,
      [gross, net].flatMap((one) => (one ? text(one.value) : [])).join(" "),
    ]),
  );
}

test("measures the generated home, its floors and one of its rooms", () => {
  const scene = createScene(SURVEY, demoHome());
  const totals = fresh(scene);
  expect(FIGURE_CODES).toEqual(Object.keys(shown(totals.totals())));
  expect(shown(totals.totals())).toEqual({
    F: "179.67",
    C: "179.67",
    W: "526.37 511.76",
    W1: "358.20 350.90",
    WC: "706.04 691.44",
    PF: "216.60",
    PC: "216.60",
    BB: "184.46",
    LL: "6.85",
    SH: "2.38",
    HH: "2.47",
    V: "436.91",
    SY: "214.89",
  });
  expect(totals.totals()).toMatchObject({ rooms: 17, estimated: 0, looseWall: 0, looseCeiling: 0 });
  expect(totals.totals().once).toMatchObject({ doors: 17, windows: 13, openings: 2, deducted: 2 });
  expect(shown(totals.ofFloor(0))).toMatchObject({ F: "90.03", W1: "177.81 170.51", V: "221.79", BB: "85.66" });
  expect(shown(totals.ofFloor(1))).toMatchObject({ F: "89.64", W1: "180.39 180.39", V: "215.12", BB: "98.80" });
  const [ground] = createRoomIndex(scene).floors();
  const living = ground!.rooms.find(({ name }) => name === "Living room")!;
  expect(shown(measureRoom(scene, living))).toMatchObject({ F: "21.74", W: "46.00 38.70", LL: "5.06", V: "53.45" });
});

/** Returns the larger of each pair of twins, and the walls without a twin. */
function once(walls: readonly Face[], size: ReadonlyMap<string, number>): Face[] {
  return walls.filter(({ key, twinKey }) => {
    if (!twinKey || !size.has(twinKey)) return true;
    return size.get(key) === size.get(twinKey) ? key < twinKey : size.get(key)! > size.get(twinKey)!;
  });
}

test("scan lines and plumb lines agree with the figures of the generated home", () => {
  const records = demoHome();
  const labeled = (label: string): Face[] => records.face.filter((face) => face.label === label);
  const sum = (faces: readonly Face[], of: (face: Face) => number): number =>
    faces.reduce((total, face) => total + of(face), 0);
  const area = (face: Face): number => scannedArea(records, face);
  const walls = labeled("wall");
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
  const expectNear = (value: number, found: number): void => expect(Math.abs(value / found - 1)).toBeLessThan(0.001);
  expectNear(figures.floorArea, sum(labeled("floor"), area));
  expectNear(figures.ceilingArea, sum(labeled("ceiling"), area));
  expectNear(figures.grossWall, sum(walls, area));
  expectNear(figures.netWall, sum(walls, net));
  expectNear(figures.once!.grossWall, sum(counted, area));
  expectNear(figures.once!.netWall, sum(counted, net));
  // Every door and opening between two rooms has a record on each side.
  const countOf = (name: string): number => records.objectPlanar.filter(({ label }) => label === name).length;
  expect(figures).toMatchObject({ doors: countOf("door"), windows: countOf("window"), openings: countOf("opening") });
  for (const floorNumber of [0, 1]) {
    const faces = records.face.filter((face) => face.floorNumber === floorNumber);
    const onFloor = (some: readonly Face[]): Face[] => some.filter((wall) => wall.floorNumber === floorNumber);
    const floorTotals = fresh(createScene(SURVEY, records)).ofFloor(floorNumber);
    expectNear(floorTotals.grossWall, sum(onFloor(walls), area));
    expectNear(floorTotals.netWall, sum(onFloor(walls), net));
    expectNear(floorTotals.once!.grossWall, sum(onFloor(counted), area));
    expectNear(floorTotals.once!.netWall, sum(onFloor(counted), net));
    const plumbed = plumbedVolume(records, faces, seededRandom(16).next);
    expect(Math.abs(floorTotals.volume / plumbed - 1)).toBeLessThan(0.005);
  }
});

test("the area of walls counted once matches rays out of each wall, however the records are paired", () => {
  const records = demoHome();
  const totals = fresh(createScene(SURVEY, records));
  // Rays count half of each side; a pair counts its larger side, and no figure counts the end of a partition at a
  // split.
  const near = [0, 1].map((floor) => totals.ofFloor(floor).once!.grossWall / wallSeenOnce(records, floor));
  for (const share of near) expect(Math.abs(share - 1)).toBeLessThan(0.01);
  const inOnePiece = Object.fromEntries(
    demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z", { keepsWalls: true }),
  ) as SceneRecords;
  for (const floor of [0, 1]) {
    expect(wallSeenOnce(inOnePiece, floor)).toBeCloseTo(wallSeenOnce(records, floor), 0);
    // Rays detect uncut walls, where the side of a second room counts as well.
    expect(
      fresh(createScene(SURVEY, inOnePiece)).ofFloor(floor).once!.grossWall / wallSeenOnce(records, floor),
    ).toBeGreaterThan(1.1);
  }
});

/** Figures of a total that are sums. Lengths and heights are extremes, and W1 is not the sum of its rooms. */
const SUMS = FIGURE_CODES.filter((code) => !["LL", "SH", "HH", "W1"].includes(code));
const COUNTS = ["openingsArea", "doors", "windows", "openings", "deducted", "rooms", "estimated"] as const;

function sumsOf(figures: SurveyFigures): Record<string, number> {
  const listed = listFigures(figures).filter(({ code }) => SUMS.includes(code));
  return Object.fromEntries([
    ...listed.flatMap(({ code, gross, net }) => [
      [code, gross.value],
      [`${code} variance`, gross.spread ** 2],
      ...(net ? [[`${code} net`, net.value]] : []),
    ]),
    ...COUNTS.map((name) => [name, figures[name]]),
  ]);
}

/**
 * Returns the wall area that counts more than once: the lesser side of each pair, and each further room of a single
 * record.
 */
function otherSides(records: SceneRecords): number {
  const walls = records.face.filter(({ label }) => label === "wall");
  const sidesOf = ({ loops }: Face): string[] =>
    loops.flatMap((loop) => loop.map((from, index) => [from, loop[(index + 1) % loop.length]!].sort().join(" ")));
  const floors = records.face.filter(({ label }) => label === "floor").map((floor) => new Set(sidesOf(floor)));
  return walls.reduce((total, wall) => {
    const twin = walls.find(({ key }) => key === wall.twinKey);
    const area = scannedArea(records, wall);
    const lesser = twin && wall.key < twin.key ? Math.min(area, scannedArea(records, twin)) : 0;
    const facing = floors.filter((sides) => sidesOf(wall).some((side) => sides.has(side))).length;
    return total + lesser + Math.max(0, facing - 1) * area;
  }, 0);
}

test("a floor is the sum of its rooms, the home the sum of its floors, and W minus W1 the other sides of shared walls", () => {
  let shared = 0;
  fc.assert(
    fc.property(fc.oneof(randomHome, fc.constant(null).map(demoHome)), (records) => {
      const scene = createScene(SURVEY, records);
      const totals = fresh(scene);
      const floors = createRoomIndex(scene).floors();
      const add = (parts: readonly SurveyFigures[]): Record<string, unknown> => {
        const names = Object.keys(sumsOf(totals.totals()));
        const sums = parts.map(sumsOf);
        return Object.fromEntries(
          names.map((name) => [
            name,
            expect.closeTo(
              sums.reduce((sum, part) => sum + part[name]!, 0),
              6,
            ),
          ]),
        );
      };
      for (const { floorNumber, rooms } of floors) {
        const roomFigures = rooms.map((room) => measureRoom(scene, room));
        expect(sumsOf(totals.ofFloor(floorNumber))).toEqual(add(roomFigures));
      }
      expect(sumsOf(totals.totals())).toEqual(add(floors.map(({ floorNumber }) => totals.ofFloor(floorNumber))));
      const { grossWall, netWall, once } = totals.totals();
      expect(once!.netWall).toBeLessThanOrEqual(netWall + 1e-6);
      const otherSideArea = otherSides(records);
      expect(Math.abs(grossWall - once!.grossWall - otherSideArea)).toBeLessThan(0.001 * grossWall);
      if (otherSideArea > 0) shared += 1;
    }),
    { numRuns: 40 },
  );
  expect(shared).toBeGreaterThan(10);
});

const anyDeduct = fc.tuple(fc.nat(), fc.boolean()).map(([index, deduct]): Command => {
  return (scene) => {
    const doors = [...scene.values("objectPlanar")].filter(({ label }) =>
      ["door", "window", "opening"].includes(label),
    );
    const keys = doors.length > 0 ? [doors[index % doors.length]!.key] : [];
    return setDeduct(scene, { keys, deduct });
  };
});

test("figures that follow edits, undo and redo equal a fresh measurement on each floor", () => {
  const command = fc.oneof(randomCommand, anyTopologyCommand, anyDeduct);
  let measured = 0;
  fc.assert(
    fc.property(randomHome, fc.array(command, { maxLength: 6 }), (records, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      const tracker = createSurveyTotals(store.scene, store.rooms);
      tracker.settle();
      store.subscribeScene(tracker.follow);
      const check = (): void => {
        tracker.settle();
        const measuredAgain = fresh(store.scene);
        for (const floorNumber of [null, 0, 1]) {
          expect(tracker.ofFloor(floorNumber)).toEqual(measuredAgain.ofFloor(floorNumber));
          expect(tracker.marked(floorNumber)).toEqual(measuredAgain.marked(floorNumber));
        }
        measured += 1;
      };
      for (const one of commands) if (store.run(one).ok) check();
      while (store.undo()) check();
      while (store.redo()) check();
    }),
    { numRuns: 40 },
  );
  expect(measured).toBeGreaterThan(shareOf(100));
});
