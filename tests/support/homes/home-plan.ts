/** What a made-up home looks like, before it becomes records: rows of rooms on floors. Metres. */
import type { PlanarLabel } from "@/lib/domain/geometry-records";

export type OpeningPlan = {
  /** Which wall of the room; counted around, past the last from the first again. */
  wall: number;
  label: PlanarLabel;
  width: number;
  height: number;
  /** Where it stands on what is free along the wall: 0 to 1. */
  share: number;
};

export type RoomPlan = {
  width: number;
  /** What is cut out of one corner, so that the room is an L. */
  notch: { width: number; depth: number } | null;
  /** How the ceiling rises along x, in metres for each metre. */
  slope: number;
  /** A corner in the middle of this side: with two walls that meet there, or one wall that goes on. */
  joint: { side: number; isOneWall: boolean } | null;
  /** A wall that stands free in the room. */
  partition: { height: number } | null;
  /** A hole in the floor. */
  hasStairwell: boolean;
  openings: readonly OpeningPlan[];
  objects: number;
  /** Numbers of corners that are locked, floor corners first. */
  locked: readonly number[];
  /** A damage on the floor. */
  hasDamage: boolean;
};

/** Rooms beside each other along x, all of one depth; walls that face each other are twins, and may share a door. */
export type RowPlan = { depth: number; rooms: readonly RoomPlan[]; hasDoorBetween: boolean };

export type LevelPlan = { floorNumber: number; height: number; rows: readonly RowPlan[] };

export type HomePlan = { levels: readonly LevelPlan[]; wallThickness: number };
