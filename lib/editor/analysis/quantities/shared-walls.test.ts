/** @jest-environment node */
/** Walls between two rooms that are one record, as drawn homes have them: each room has the whole of it, and so the home both sides. */
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

test("each of the two rooms has the figures of a box of its own", () => {
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

test("the home and its floor are the sums of both rooms, and have the wall and its door once beside that", () => {
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

test("what is deducted from it is deducted in both rooms, in the home for both and beside that once", () => {
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

test("it is the other room's again where one of the two goes, and of neither where it is no wall", () => {
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

/** Whatever the order in which its ceilings are known. */
const told = ({ faces, ...figures }: Quantities) => ({
  figures: listFigures(figures).map(({ code, gross, net }) => [code, gross.value.toFixed(9), net?.value.toFixed(9)]),
  faces: Object.values(faces).map((keys) => [...keys].sort()),
});

test("what is kept through edits is what a new measure comes to, for the home as for both rooms", () => {
  let edits = 0;
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 6 }), (commands) => {
      const store = createEditorStore({ surveyKey: ONE_WALL_SURVEY, records: oneWallBetween() });
      const keeper = createSurveyTotals(store.scene, store.rooms);
      keeper.settle();
      store.subscribeScene(keeper.follow);
      const check = (): void => {
        keeper.settle();
        const anew = createSurveyTotals(store.scene);
        anew.settle();
        for (const floor of [null, 0]) expect(keeper.ofFloor(floor)).toEqual(anew.ofFloor(floor));
        const kept = store.rooms.floors().flatMap(({ rooms }) => rooms);
        const rooms = roomsIn(store.scene);
        for (const room of kept) expect(told(measureRoom(store.scene, room))).toEqual(told(rooms.get(room.faceKey)!));
        expect(kept).toHaveLength(rooms.size);
        edits += 1;
      };
      for (const command of commands) if (store.run(command).ok) check();
      while (store.undo()) check();
    }),
    { numRuns: 60 },
  );
  expect(edits).toBeGreaterThan(shareOf(120));
});
