/**
 * The quantities of a survey and of each floor, updated with each change: only the rooms that a diff touches are
 * measured again.
 */
import type { Face } from "../../../domain/geometry-records";
import { changesOf, type Diff } from "../../core/diff";
import { createRoomIndex, type RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import { createRow } from "./figure-row";
import { type MarkedWalls, NO_MARKS } from "./marked-walls";
import { type Counting, GroupMeasurer } from "./measure-group";
import { RoomGroups } from "./room-groups";
import { createRowSums } from "./row-sums";
import { figuresOf, type SurveyFigures } from "./survey-figures";
import { createTwinCounts, visitTwinFaces } from "./twin-counts";

export type SurveyTotals = SurveyFigures;

export type TotalsTracker = {
  /** Marks the rooms that an applied diff touches. */
  follow(diff: Diff): void;
  /** Measures at most `maxRooms` pending rooms; returns whether none is left. */
  settle(maxRooms?: number): boolean;
  /** The measured totals, complete once `settle` has returned true. The same object until a figure changes. */
  totals(): SurveyTotals;
  /** The totals of a floor, or of all floors (null). */
  ofFloor(floorNumber: number | null): SurveyTotals;
  /** The walls that determine lengths and heights of a floor, or of all floors (null). */
  marked(floorNumber: number | null): MarkedWalls;
};

/** Leaves out shared walls and their openings: a wall shared as one record counts with the room that owns it. */
const without = (counts: Counting, shared: ReadonlySet<string>): Counting =>
  shared.size === 0
    ? counts
    : {
        wall: (wall) => !shared.has(wall.key) && counts.wall(wall),
        opening: (object) => !shared.has(object.faceKey) && counts.opening(object),
      };

/**
 * `storeRooms`: the room index of an editor store, which the store updates; without it this function creates and
 * updates one.
 */
export function createSurveyTotals(scene: ReadScene, storeRooms?: RoomIndex): TotalsTracker {
  const rooms = storeRooms ?? createRoomIndex(scene);
  const groups = new RoomGroups(scene, rooms);
  const measurer = new GroupMeasurer(scene);
  const sums = createRowSums();
  const views = new Map<number | null, SurveyTotals>();

  const homeCounts = createTwinCounts(scene, rooms, false, groups.areaOf);
  const floorCounts = createTwinCounts(scene, rooms, true, groups.areaOf);

  function measureGroup(key: string): void {
    const group = groups.read(key);
    if (!group) {
      sums.remove(key);
      return;
    }
    const { row } = measurer.measure(group.faces, without(homeCounts, group.shared));
    const floorRow = homeCounts.hasMetOtherFloor()
      ? measurer.measure(group.faces, without(floorCounts, group.shared)).row
      : row;
    sums.put(key, group.floorNumber, row, floorRow);
  }

  /** Marks a face with the twins of the face and its openings, because only one side of each counts. */
  function markWithTwins(face: Face | undefined): void {
    if (!face) return;
    groups.markFace(face.key);
    visitTwinFaces(scene, "face", face, groups.markFace);
    for (const key of scene.planarObjectsOfFace(face.key)) {
      visitTwinFaces(scene, "objectPlanar", scene.get("objectPlanar", key), groups.markFace);
    }
  }

  function viewOf(floorNumber: number | null): SurveyTotals {
    const cached = views.get(floorNumber);
    if (cached) return cached;
    const row = createRow();
    sums.read(floorNumber, row);
    const view = figuresOf(row, true);
    views.set(floorNumber, view);
    return view;
  }

  return {
    follow(diff) {
      if (!storeRooms) rooms.follow(diff);
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (kind === "vertex") for (const face of scene.facesOfVertex(key)) markWithTwins(scene.get("face", face));
        else if (kind === "face") {
          groups.markFace(key);
          visitTwinFaces(scene, kind, from, groups.markFace);
          markWithTwins(to);
        } else if (kind === "objectPlanar") {
          visitTwinFaces(scene, kind, from, groups.markFace);
          for (const record of [from, to]) if (record) markWithTwins(scene.get("face", record.faceKey));
        }
      }
    },
    settle(maxRooms = Number.POSITIVE_INFINITY) {
      let remaining = maxRooms;
      for (let key = groups.next(); key !== null; key = groups.next()) {
        measureGroup(key);
        views.clear();
        remaining -= 1;
        if (remaining <= 0) break;
      }
      return !groups.hasPending();
    },
    totals: () => viewOf(null),
    ofFloor: viewOf,
    marked(floorNumber) {
      const marks = { ...NO_MARKS };
      for (const name of ["longWall", "shortHeight", "tallHeight"] as const) {
        const group = groups.read(sums.extremeOf(floorNumber, name) ?? "");
        if (group) marks[name] = measurer.measure(group.faces).marked[name];
      }
      return marks;
    },
  };
}
