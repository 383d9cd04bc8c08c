/**
 * Homes for property tests: closed rooms with walls on shared corners, twins between neighbors, partitions, openings,
 * objects, one or two floors, locked corners. Numbers alone determine the result, so that a failure shrinks to a small
 * home.
 */
import * as fc from "fast-check";
import { PLANAR_LABELS } from "@/lib/domain/geometry-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { SURVEY } from "../random-scene";
import { buildHome } from "./build-home";
import type { HomePlan, LevelPlan, OpeningPlan, RoomPlan, RowPlan } from "./home-plan";

/** Lengths in whole millimeters. */
const meters = (from: number, to: number) => fc.integer({ min: from * 1000, max: to * 1000 }).map((mm) => mm / 1000);
const often = fc.integer({ min: 0, max: 3 }).map((luck) => luck > 1);
const rarely = fc.integer({ min: 0, max: 3 }).map((luck) => luck === 3);
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 });

const opening: fc.Arbitrary<OpeningPlan> = fc.record({
  wall: fc.nat(7),
  label: fc.constantFrom(...PLANAR_LABELS),
  width: meters(0.4, 1.8),
  height: meters(0.4, 2.1),
  share: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
});

const room: fc.Arbitrary<RoomPlan> = fc.record({
  width: meters(2.4, 6),
  notch: orNone(fc.record({ width: meters(0.5, 1), depth: meters(0.5, 1) })),
  slope: fc.constantFrom(0, 0, 0, 0.15, -0.1),
  joint: orNone(fc.record({ side: fc.nat(5), isOneWall: fc.boolean() })),
  partition: orNone(fc.record({ height: fc.constantFrom(1.2, 2) })),
  hasStairwell: rarely,
  openings: fc.array(opening, { maxLength: 4 }),
  objects: fc.nat(3),
  locked: orNone(fc.array(fc.nat(14), { maxLength: 2 })).map((numbers) => numbers ?? []),
  hasDamage: rarely,
});

const row: fc.Arbitrary<RowPlan> = fc.record({
  depth: meters(2.4, 5),
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  hasDoorBetween: often,
});

const level = (floorNumber: number): fc.Arbitrary<LevelPlan> =>
  fc.record({
    floorNumber: fc.constant(floorNumber),
    height: meters(2.2, 3),
    rows: fc.array(row, { minLength: 1, maxLength: 2 }),
  });

const levels: fc.Arbitrary<LevelPlan[]> = fc
  .tuple(level(0), level(1), often)
  .map(([entry, upper, hasUpper]) => (hasUpper ? [entry, upper] : [entry]));

const plan: fc.Arbitrary<HomePlan> = fc.record({ levels, wallThickness: meters(0.06, 0.2) });

/** A whole home. */
export const randomHome: fc.Arbitrary<SceneRecords> = plan.map((home) => buildHome(home, SURVEY));

/** A home whose rooms are closed shells without contents, so that it has a volume. */
export const closedHome: fc.Arbitrary<SceneRecords> = plan.map((home) => {
  const closed = (open: RoomPlan): RoomPlan => ({ ...open, partition: null, hasStairwell: false });
  const rows = (all: readonly RowPlan[]) => all.map((one) => ({ ...one, rooms: one.rooms.map(closed) }));
  return buildHome({ ...home, levels: home.levels.map((one) => ({ ...one, rows: rows(one.rows) })) }, SURVEY);
});

/** A home without locked corners, for commands that must succeed. */
export const unlockedHome: fc.Arbitrary<SceneRecords> = randomHome.map((records) => ({
  ...records,
  vertex: records.vertex.map((vertex) => ({ ...vertex, locked: false })),
}));

/** Returns the home of a seed; the same seed gives the same home. */
export function homeOfSeed(seed: number): SceneRecords {
  return fc.sample(randomHome, { seed, numRuns: 1 })[0]!;
}
