/** @jest-environment node */
/** Walls between two rooms that are one record, as in drawn homes: each room counts its own side, and the home both. */
import * as fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { ONE_WALL_SURVEY, oneWallBetween } from "@/tests/support/homes/one-wall-between";
import { scannedArea } from "@/tests/support/measured-by-lines";
import type { Face } from "../../../domain/geometry-records";
import { deleteElements } from "../../commands/delete-elements";
import { moveVertices } from "../../commands/move-vertices";
import { placePlanarObject } from "../../commands/place-planar-object";
import { setDeduct } from "../../commands/set-deduct";
import { setLabels } from "../../commands/set-labels";
import { createEditorStore } from "../../core/editor-store";
import { createRoomIndex } from "../../core/rooms/room-index";
import { createScene, type ReadScene } from "../../core/scene";
import { listFigures } from "./figure-list";
import { facesOfFigure, measureQuantities, measureRoom, type Quantities } from "./measure-quantities";
import { createSurveyTotals } from "./survey-totals";

const roomsIn = (scene: ReadScene) =>
  new Map(
    createRoomIndex(scene)
      .floors()
      .flatMap((floor) => floor.rooms)
      .map((room) => [room.faceKey, measureRoom(scene, room)]),
  );

test("each of the two rooms has the figures of a separate box", () => {
  const scene = createScene(ONE_WALL_SURVEY, oneWallBetween());
  const rooms = roomsIn(scene);
  for (const [key, width] of [
    ["floor", 4],
    ["beside", 5],
  ] as const) {
    const around = 2 * (width + 3);
    for (const figures of [rooms.get(key)!, measureQuantities(scene, { roomFaceKey: key })]) {
      expect(figures.floorArea).toBeCloseTo(3 * width, 9);
      expect(figures.ceilingArea).toBeCloseTo(3 * width, 9);
      expect(figures.grossWall).toBeCloseTo(2.5 * around, 9);
      expect(figures.netWall).toBeCloseTo(2.5 * around, 9);
      expect(figures.perimeter).toBeCloseTo(around, 9);
      expect(figures.baseboard).toBeCloseTo(around - 0.9, 9);
      expect(figures.longWall).toBeCloseTo(width, 9);
      expect([figures.shortHeight, figures.tallHeight]).toEqual([expect.closeTo(2.5, 9), expect.closeTo(2.5, 9)]);
      expect(figures.volume).toBeCloseTo(7.5 * width, 9);
      expect(figures).toMatchObject({ estimated: 0, doors: 1 });
      for (const code of ["W", "WC", "V", "BB"] as const) expect(facesOfFigure(figures, code)).toContain("wall2");
    }
  }
});

test("the home and its floor are the sums of both rooms, and `once` counts the wall and its door once", () => {
  const records = oneWallBetween();
  const totals = createSurveyTotals(createScene(ONE_WALL_SURVEY, records));
  totals.settle();
  for (const figures of [totals.totals(), totals.ofFloor(0)]) {
    expect(figures.grossWall).toBeCloseTo(2.5 * (14 + 16), 9);
    expect(figures.once?.grossWall).toBeCloseTo(2.5 * (14 + 13), 9);
    const scanned = records.face.flatMap((one) => (one.label === "wall" ? [scannedArea(records, one)] : []));
    expect(figures.once!.grossWall / scanned.reduce((sum, area) => sum + area, 0)).toBeCloseTo(1, 3);
    expect(figures.perimeter).toBeCloseTo(14 + 16, 9);
    expect(figures.baseboard).toBeCloseTo(14 + 16 - 2 * 0.9, 9);
    expect(figures.volume).toBeCloseTo(30 + 37.5, 9);
    expect(figures).toMatchObject({ doors: 2, once: { doors: 1 }, estimated: 0, rooms: 2 });
  }
});

test("a deduction on a shared wall applies in both rooms, twice in the home and once in `once`", () => {
  const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records: oneWallBetween() });
  const totals = createSurveyTotals(store.scene, store.rooms);
  totals.settle();
  store.subscribeScene(totals.follow);
  expect(store.run((scene) => setDeduct(scene, { keys: ["door"], deduct: true })).ok).toBe(true);
  totals.settle();
  const rooms = store.rooms.floors().flatMap((floor) => floor.rooms);
  for (const room of rooms) {
    const { grossWall, netWall, deducted } = measureRoom(store.scene, room);
    expect([grossWall - netWall, deducted]).toEqual([expect.closeTo(1.8, 9), 1]);
  }
  const { once, ...both } = totals.totals();
  expect([both.grossWall - both.netWall, both.deducted]).toEqual([expect.closeTo(3.6, 9), 2]);
  expect([once!.grossWall - once!.netWall, once!.deducted]).toEqual([expect.closeTo(1.8, 9), 1]);
});

test("a shared wall belongs to the remaining room if one is deleted, and to none if it is no longer a wall", () => {
  const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records: oneWallBetween() });
  const shared = () =>
    store.rooms.floors().flatMap(({ rooms }) => rooms.map((room) => [room.faceKey, ...room.sharedWalls]));
  const before = shared();
  expect(before.flat().filter((key) => key === "wall2")).toHaveLength(1);
  store.run((scene) => setLabels(scene, { items: [{ kind: "face", key: "wall2" }], label: "roof" }));
  expect(shared().flat()).not.toContain("wall2");
  store.undo();
  expect(shared()).toEqual(before);
  for (const floor of ["floor", "beside"]) {
    expect(store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: floor }] })).ok).toBe(true);
    const [left] = store.rooms.floors().flatMap(({ rooms }) => rooms);
    expect(left?.walls).toContain("wall2");
    expect(left?.sharedWalls).toEqual([]);
    store.undo();
    expect(shared()).toEqual(before);
  }
});

const step = fc.integer({ min: -30, max: 30 }).map((hundredths) => hundredths / 100);
const corner = fc.constantFrom("b0", "b2", "b3", "t1", "t2", "t3", "x0", "y1");
const anyEdit = fc.oneof(
  fc.tuple(corner, step, step, step).map(
    ([key, x, y, z]) =>
      (scene: ReadScene) =>
        moveVertices(scene, { keys: [key], vector: [x, y, z] }),
  ),
  step.map((by) => (scene: ReadScene) => placePlanarObject(scene, { key: "door", u: 1.5 + by })),
  fc.boolean().map((deduct) => (scene: ReadScene) => setDeduct(scene, { keys: ["door"], deduct })),
  fc
    .constantFrom<Face["label"]>("wall", "roof")
    .map((label) => (scene: ReadScene) => setLabels(scene, { items: [{ kind: "face", key: "wall2" }], label })),
  fc
    .constantFrom("floor", "beside", "wall2", "door")
    .map(
      (key) => (scene: ReadScene) =>
        deleteElements(scene, { items: [{ kind: key === "door" ? "objectPlanar" : "face", key }] }),
    ),
);

/** Returns the figures and faces in an order that can be compared. */
const comparable = ({ faces, ...figures }: Quantities) => ({
  figures: listFigures(figures).map(({ code, gross, net }) => [code, gross.value.toFixed(9), net?.value.toFixed(9)]),
  faces: Object.values(faces).map((keys) => [...keys].sort()),
});

test("figures that follow edits equal a fresh measurement, for the home and both rooms", () => {
  let edits = 0;
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 6 }), (commands) => {
      const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records: oneWallBetween() });
      const tracker = createSurveyTotals(store.scene, store.rooms);
      tracker.settle();
      store.subscribeScene(tracker.follow);
      const check = (): void => {
        tracker.settle();
        const measuredAgain = createSurveyTotals(store.scene);
        measuredAgain.settle();
        for (const floor of [null, 0]) expect(tracker.ofFloor(floor)).toEqual(measuredAgain.ofFloor(floor));
        const tracked = store.rooms.floors().flatMap(({ rooms }) => rooms);
        const rooms = roomsIn(store.scene);
        for (const room of tracked)
          expect(comparable(measureRoom(store.scene, room))).toEqual(comparable(rooms.get(room.faceKey)!));
        expect(tracked).toHaveLength(rooms.size);
        edits += 1;
      };
      for (const command of commands) if (store.run(command).ok) check();
      while (store.undo()) check();
    }),
    { numRuns: 60 },
  );
  expect(edits).toBeGreaterThan(shareOf(120));
});
