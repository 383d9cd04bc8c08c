/** The plan of an invented home, before it becomes records: rows of rooms on floors. Meters. */
import type { PlanarLabel } from "@/lib/domain/geometry-records";

export type OpeningPlan = {
  /** Index of the wall, modulo the number of walls. */
  wall: number;
  label: PlanarLabel;
  width: number;
  height: number;
  /** The opening's position in the free length of the wall, 0 to 1. */
  share: number;
};

export type RoomPlan = {
  width: number;
  /** A cutout of one corner, which makes the room an L. */
  notch: { width: number; depth: number } | null;
  /** The slope of the ceiling along x, in meters per meter. */
  slope: number;
  /** A corner in the middle of this side: with two walls that meet there, or one wall that continues. */
  joint: { side: number; isOneWall: boolean } | null;
  /** A freestanding wall. */
  partition: { height: number } | null;
  /** A hole in the floor. */
  hasStairwell: boolean;
  openings: readonly OpeningPlan[];
  objects: number;
  /** Indexes of locked corners, floor corners first. */
  locked: readonly number[];
  /** Damage on the floor. */
  hasDamage: boolean;
};

/** Rooms next to each other along x, with one depth; facing walls are twins, and may share a door. */
export type RowPlan = { depth: number; rooms: readonly RoomPlan[]; hasDoorBetween: boolean };

export type LevelPlan = { floorNumber: number; height: number; rows: readonly RowPlan[] };

export type HomePlan = { levels: readonly LevelPlan[]; wallThickness: number };
