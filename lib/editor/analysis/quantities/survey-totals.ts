/**
 * The quantities of a whole survey and of each of its floors, the sums of their rooms, kept as it changes: the rooms that a
 * change touches are measured again. Sums are kept in whole billionths, so that they come to the same however often something was taken out and put in.
 */
import type { Face } from "../../../domain/geometry-records";
import { changesOf, type Diff } from "../../core/diff";
import { createRoomIndex, type RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import { createRow } from "./figure-row";
import { type MarkedWalls, NO_MARKS } from "./marked-walls";
import { type Counting, createGroupMeasure } from "./measure-group";
import { createRoomGroups } from "./room-groups";
import { createRowSums } from "./row-sums";
import { figuresOf, type SurveyFigures } from "./survey-figures";
import { createTwinCounts, visitTwinFaces } from "./twin-counts";

export type SurveyTotals = SurveyFigures;

export type TotalsKeeper = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** Measures at most so many rooms that are still to be measured; true when none is left. */
  settle(most?: number): boolean;
  /** Of what has been measured: whole after `settle` has said so. The same object until it changes. */
  totals(): SurveyTotals;
  /** The same of one floor, or of all (null). */
  ofFloor(floorNumber: number | null): SurveyTotals;
  /** The walls that the lengths and heights of a floor come from, or of all (null). */
  marked(floorNumber: number | null): MarkedWalls;
};

/** Counted once, a wall between two rooms that is one record counts with the room it belongs to, as what hangs on it does. */
const without = (counts: Counting, shared: ReadonlySet<string>): Counting =>
  shared.size === 0
    ? counts
    : {
        wall: (wall) => !shared.has(wall.key) && counts.wall(wall),
        opening: (object) => !shared.has(object.faceKey) && counts.opening(object),
      };

/** `kept`: the rooms of the scene, where somebody keeps them; else they are kept here. */
export function createSurveyTotals(scene: ReadScene, kept?: RoomIndex): TotalsKeeper {
  const rooms = kept ?? createRoomIndex(scene);
  const groups = createRoomGroups(scene, rooms);
  const measure = createGroupMeasure(scene);
  const sums = createRowSums();
  const views = new Map<number | null, SurveyTotals>();

  const inAll = createTwinCounts(scene, rooms, false, groups.areaOf);
  const onFloor = createTwinCounts(scene, rooms, true, groups.areaOf);

  function measureGroup(key: string): void {
    const group = groups.read(key);
    if (!group) {
      sums.remove(key);
      return;
    }
    const { row } = measure(group.faces, without(inAll, group.shared));
    const own = inAll.hasMetOtherFloor() ? measure(group.faces, without(onFloor, group.shared)).row : row;
    sums.put(key, group.floorNumber, row, own);
  }

  /** A wall or an opening is measured with its twins, since only one of them counts. */
  function ask(face: Face | undefined): void {
    if (!face) return;
    groups.ask(face.key);
    visitTwinFaces(scene, "face", face, groups.ask);
    for (const key of scene.planarObjectsOfFace(face.key)) {
      visitTwinFaces(scene, "objectPlanar", scene.get("objectPlanar", key), groups.ask);
    }
  }

  function viewOf(floorNumber: number | null): SurveyTotals {
    const known = views.get(floorNumber);
    if (known) return known;
    const row = createRow();
    sums.read(floorNumber, row);
    const view = figuresOf(row, true);
    views.set(floorNumber, view);
    return view;
  }

  return {
    follow(diff) {
      if (!kept) rooms.follow(diff);
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (kind === "vertex") for (const face of scene.facesOfVertex(key)) ask(scene.get("face", face));
        else if (kind === "face") {
          groups.ask(key);
          visitTwinFaces(scene, kind, from, groups.ask);
          ask(to);
        } else if (kind === "objectPlanar") {
          visitTwinFaces(scene, kind, from, groups.ask);
          for (const record of [from, to]) if (record) ask(scene.get("face", record.faceKey));
        }
      }
    },
    settle(most = Number.POSITIVE_INFINITY) {
      let left = most;
      for (let key = groups.next(); key !== null; key = groups.next()) {
        measureGroup(key);
        views.clear();
        left -= 1;
        if (left <= 0) break;
      }
      return !groups.isWaiting();
    },
    totals: () => viewOf(null),
    ofFloor: viewOf,
    marked(floorNumber) {
      const marks = { ...NO_MARKS };
      for (const name of ["longWall", "shortHeight", "tallHeight"] as const) {
        const group = groups.read(sums.extremeOf(floorNumber, name) ?? "");
        if (group) marks[name] = measure(group.faces).marked[name];
      }
      return marks;
    },
  };
}
