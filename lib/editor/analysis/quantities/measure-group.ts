/** Measures a room, or faces that belong to none, with what each figure may be off by. Lengths in m, areas m², volumes m³. */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import {
  addAreaGradient,
  addConeVolume,
  addLength,
  type FlatPoints,
  flatAreaVector,
} from "../../../geometry/flat-loops";
import { isDeducted } from "../../core/measures/opening-presets";
import { planarArea } from "../../core/measures/planar-outline";
import type { ReadScene } from "../../core/scene";
import { createCornerTable } from "./corner-table";
import type { FaceGroup } from "./face-group";
import { COLUMN as C, createRow, type FigureRow } from "./figure-row";
import { unlevelTops } from "./level-tops";
import { type MarkedWalls, NO_MARKS, NO_WALLS } from "./marked-walls";
import { endsOf, longestRun, reachOf } from "./room-shape";
import { createShellSides, type ShellFace } from "./shell-sides";
import { cutsOfWall } from "./wall-cuts";
import { openingsOfWall } from "./wall-openings";
import { outlinesAround, stackWalls } from "./wall-stacks";

/** What counts in the figures that count a shared wall or opening once. */
export type Counting = { wall(wall: Face): boolean; opening(object: ObjectPlanar): boolean };

/** Lengths that differ by less come from sums in another order, in metres. */
const ALIKE = 1e-9;

export type Measured = {
  readonly row: FigureRow;
  readonly marked: MarkedWalls;
  /** The walls that stand around the floors, by key. */
  readonly around: readonly string[];
};

const [FLOOR, CEILING, WALL, PERIMETER, CEILING_PERIMETER, VOLUME, STANDING, WIDTHS, REPEATED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const MEASURES = 9;
/** The measures that a wall's area goes to: as one that counts once or that another room's side stands for. */
const WALL_MEASURES = {
  counted: { high: [WALL, STANDING], other: [WALL] },
  repeated: { high: [WALL, REPEATED, STANDING], other: [WALL, REPEATED] },
} as const;
const NO_MEASURES: readonly number[] = [];
const VARIANCES = {
  longWall: C.longWallVariance,
  shortHeight: C.shortHeightVariance,
  tallHeight: C.tallHeightVariance,
};
const EVERYTHING: Counting = { wall: () => true, opening: () => true };

/** A measurer of this scene's faces; what it uses for one group it uses again for the next. */
export function createGroupMeasure(scene: ReadScene) {
  const corners = createCornerTable(MEASURES);
  const sides = createShellSides();
  const areaVector = new Float64Array(3);
  const normal = new Float64Array(3);
  const gradient = (measure: number): FlatPoints => corners.gradients[measure]!;

  /** Area of a face; what it gains with its corners goes to these measures. `normal` is then that of its outline. */
  function addArea({ loops }: ShellFace, measures: readonly number[] = NO_MEASURES): number {
    let area = 0;
    for (let at = loops.length - 1; at >= 0; at -= 1) {
      flatAreaVector(corners.points, loops[at]!, areaVector);
      const size = Math.sqrt(areaVector[0]! ** 2 + areaVector[1]! ** 2 + areaVector[2]! ** 2);
      for (let axis = 0; axis < 3; axis += 1) normal[axis] = size > 1e-12 ? areaVector[axis]! / size : 0;
      const times = at === 0 ? 1 : -1;
      area += times * size;
      for (const measure of measures) addAreaGradient(corners.points, loops[at]!, normal, times, gradient(measure));
    }
    return Math.max(0, area);
  }

  function addAround({ loops }: ShellFace, measure: number): number {
    let length = 0;
    for (const loop of loops) {
      for (let at = 0; at < loop.length && loop.length > 1; at += 1) {
        length += addLength(corners.points, loop[at]!, loop[(at + 1) % loop.length]!, gradient(measure));
      }
    }
    return length;
  }

  function standsOnFloor({ loops }: ShellFace): boolean {
    for (const loop of loops) {
      for (let at = 0; at < loop.length; at += 1) {
        if (sides.faceAt(loop[at]!, loop[at + 1 === loop.length ? 0 : at + 1]!, "floor") >= 0) return true;
      }
    }
    return false;
  }

  /** Around all ceilings together: a ridge between two of them is no border. */
  function addCeilingBorder(): number {
    let length = 0;
    sides.forEach((a, b) => {
      if (sides.countAt(a, b, "ceiling") === 1) length += addLength(corners.points, a, b, gradient(CEILING_PERIMETER));
    });
    return length;
  }

  /** Of the closed shell that the floor is a part of; null where it is open. */
  function closedVolume(faces: readonly ShellFace[], floor: number): number | null {
    const signs = sides.closedAround(floor);
    if (!signs) return null;
    let volume = 0;
    faces.forEach(({ loops }, at) => {
      if (signs[at] === 0) return;
      for (const loop of loops) {
        if (loop.length > 2) volume += addConeVolume(corners.points, loop, signs[at]!, gradient(VOLUME));
      }
    });
    return Math.abs(volume);
  }

  /** How high the ceilings lie over the floor, where no wall says so. */
  function ceilingHeight(faces: readonly ShellFace[]): number {
    const meanOf = (label: ShellFace["label"]): number => {
      const own = faces.flatMap((face) => (face.label === label ? face.loops.flat() : []));
      return own.reduce((sum, corner) => sum + corners.points[3 * corner + 1]!, 0) / own.length;
    };
    const height = meanOf("ceiling") - meanOf("floor");
    return Number.isFinite(height) ? Math.max(0, height) : 0;
  }

  /** Floor times mean height. `standing` and `widths`: area and widths of the walls that say how high it is. */
  function estimate(row: FigureRow, faces: readonly ShellFace[], standing: number, widths: number): void {
    const floorArea = row[C.floorArea]!;
    const height = widths > 0 ? standing / widths : ceilingHeight(faces);
    const gains = gradient(VOLUME);
    const [floor, walls, wide] = [gradient(FLOOR), gradient(STANDING), gradient(WIDTHS)];
    for (let at = 0; at < 3 * corners.count(); at += 1) {
      gains[at] = floor[at]! * height;
      if (widths > 0) gains[at]! += (floorArea * (walls[at]! - height * wide[at]!)) / widths;
    }
    row[C.volume] = floorArea * height;
    row[C.estimated] = 1;
  }

  /** `cuts`, `cutsOnce` and `foot`: variances of what is taken off the walls, off those that count once, off the baseboard. */
  function noteVariances(row: FigureRow, cuts: number, cutsOnce: number, foot: number): void {
    const of = (measure: number): number => corners.varianceOf(gradient(measure));
    row[C.floorAreaVariance] = of(FLOOR);
    row[C.ceilingAreaVariance] = of(CEILING);
    row[C.grossWallVariance] = of(WALL);
    row[C.netWallVariance] = of(WALL) + cuts;
    row[C.perimeterVariance] = of(PERIMETER);
    row[C.baseboardVariance] = of(PERIMETER) + foot;
    row[C.ceilingPerimeterVariance] = of(CEILING_PERIMETER);
    row[C.volumeVariance] = of(VOLUME);
    const repeated = gradient(REPEATED);
    for (let at = 0; at < 3 * corners.count(); at += 1) repeated[at] = gradient(WALL)[at]! - repeated[at]!;
    row[C.grossWallOnceVariance] = of(REPEATED);
    row[C.netWallOnceVariance] = of(REPEATED) + cutsOnce;
    // Walls and ceilings share corners, and are off together.
    const [walls, ceilings] = [gradient(WALL), gradient(CEILING)];
    for (let at = 0; at < 3 * corners.count(); at += 1) walls[at]! += ceilings[at]!;
    row[C.grossShellVariance] = of(WALL);
    row[C.netShellVariance] = of(WALL) + cuts;
  }

  /** What belongs to no room counts in no figure but its own. */
  function measureLoose(group: FaceGroup): Measured {
    const row = createRow();
    for (const face of group.walls) row[C.looseWall]! += addArea({ label: "wall", loops: corners.loopsOf(face) });
    for (const face of group.ceilings) {
      row[C.looseCeiling]! += addArea({ label: "ceiling", loops: corners.loopsOf(face) });
    }
    return { row, marked: NO_MARKS, around: NO_WALLS };
  }

  /** `counting` leaves out of the figures that count once what another room's side stands for. */
  return function measureGroup(group: FaceGroup, counting: Counting = EVERYTHING): Measured {
    const { survey } = group;
    corners.begin(survey);
    if (group.floors.length === 0) return measureLoose(group);
    const row = createRow();
    const faces: ShellFace[] = [];
    for (const face of group.floors) faces.push({ label: "floor", loops: corners.loopsOf(face) });
    for (const face of group.walls) faces.push({ label: "wall", loops: corners.loopsOf(face) });
    for (const face of group.ceilings) faces.push({ label: "ceiling", loops: corners.loopsOf(face) });
    const floors = faces.slice(0, group.floors.length);
    const walls = faces.slice(floors.length, floors.length + group.walls.length);
    const wallOf = (at: number): Face => survey.faces[group.walls[at]!]!;
    sides.begin(faces);
    const stands = walls.map(standsOnFloor);
    // Partitions say how high and long a room is only where no wall stands around it.
    const areAround = stands.includes(true);
    const stacks = stackWalls(walls, stands, corners.placeOf);
    /** A wall with all that stands on it, by key, itself first. */
    const keysOver = (at: number): string[] => (stacks.over.get(at) ?? [at]).map((one) => wallOf(one).key);

    for (const floor of floors) {
      row[C.floorArea]! += addArea(floor, [FLOOR]);
      row[C.perimeter]! += addAround(floor, PERIMETER);
    }
    for (const face of faces) if (face.label === "ceiling") row[C.ceilingArea]! += addArea(face, [CEILING]);
    if (group.ceilings.length > 0) row[C.ceilingPerimeter] = addCeilingBorder();

    let [cutVariance, cutOnceVariance, foot, footVariance, standing, widths] = [0, 0, 0, 0, 0, 0];
    const marked = { ...NO_MARKS };
    const note = (name: keyof MarkedWalls, value: number, variance: number, keys: readonly string[]): void => {
      row[C[name]] = value;
      row[VARIANCES[name]] = variance;
      marked[name] = keys;
    };
    /** Of walls that are alike the one with the least key tells, in whatever order they come. The least are asked for by their negative. */
    const isBeyond = (name: keyof MarkedWalls, value: number, key: string): boolean => {
      const more = value - (name === "shortHeight" ? -row[C[name]]! : row[C[name]]!);
      return more > ALIKE || (more > -ALIKE && key < (marked[name][0] ?? ""));
    };
    for (let at = 0; at < walls.length; at += 1) {
      const wall = walls[at]!;
      const face = wallOf(at);
      const isCounted = counting.wall(face);
      const tells = stands[at] === areAround;
      const isHigh = tells || stacks.isCarried(at);
      const area = addArea(wall, WALL_MEASURES[isCounted ? "counted" : "repeated"][isHigh ? "high" : "other"]);
      const objects = openingsOfWall(scene, face);
      const places = objects.length > 0 ? wall.loops.map((loop) => loop.map(corners.placeOf)) : [];
      const cuts = cutsOfWall(places, objects, stands[at]!);
      foot += cuts.foot;
      footVariance += cuts.footVariance;
      row[C.grossWall]! += area;
      row[C.netWall]! += area - cuts.area;
      cutVariance += cuts.areaVariance;
      if (isCounted) {
        row[C.grossWallOnce]! += area;
        row[C.netWallOnce]! += area - cuts.area;
        cutOnceVariance += cuts.areaVariance;
      }
      for (const object of objects) noteOpening(row, object, counting.opening(object));
      if (isHigh) standing += area;
      if (!tells) continue;
      const ends = endsOf(corners.points, wall, normal);
      if (ends) widths += ends.width;
      if (ends && !areAround && isBeyond("longWall", ends.width, face.key)) {
        note("longWall", ends.width, spreadBetween(ends.from, ends.to), [face.key]);
      }
      if (ends) addLevelLength(ends, gradient(WIDTHS));
      const reach = reachOf(
        corners.points,
        (stacks.over.get(at) ?? [at]).map((one) => walls[one]!),
      );
      if (!reach || reach.height <= 0) continue;
      const between = spreadBetween(reach.low, reach.high);
      if (isBeyond("tallHeight", reach.height, face.key)) note("tallHeight", reach.height, between, keysOver(at));
      if (row[C.shortHeight] === 0 || isBeyond("shortHeight", -reach.height, face.key)) {
        note("shortHeight", reach.height, between, keysOver(at));
      }
    }
    const run = areAround ? longestOf(floors) : null;
    if (run) {
      const keys = run.walls.flatMap((face) => keysOver(face - floors.length));
      note("longWall", run.length, spreadBetween(run.from, run.to), keys);
    }

    row[C.baseboard] = Math.max(0, row[C.perimeter]! - foot);
    row[C.rooms] = floors.length;
    const volume = closedVolume(faces, 0);
    if (volume === null || volume === 0) estimate(row, faces, standing, widths);
    else row[C.volume] = volume;
    const isMade = (face: number): boolean => survey.faces[face]!.source === "solver";
    row[C.madeFloors] = group.floors.filter(isMade).length;
    if (group.ceilings.some(isMade) && unlevelTops(outlinesAround(walls, stands, stacks, corners.placeOf)))
      row[C.unlevel] = 1;
    noteVariances(row, cutVariance, cutOnceVariance, footVariance);
    const around: string[] = [];
    for (let at = 0; at < walls.length; at += 1) if (stands[at]) around.push(wallOf(at).key);
    return { row, marked, around };
  };

  function longestOf(floors: readonly ShellFace[]) {
    const wallAt = (a: number, b: number): number => sides.faceAt(a, b, "wall");
    const runs = floors.flatMap(({ loops }) => longestRun(corners.points, loops[0] ?? [], wallAt) ?? []);
    return runs.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  /** What the length between two corners may be off by, squared, where both are off by themselves. */
  function spreadBetween(from: number, to: number): number {
    return corners.variances[from]! + corners.variances[to]!;
  }

  function addLevelLength({ from, to, width }: { from: number; to: number; width: number }, into: FlatPoints): void {
    if (width < 1e-9) return;
    for (const axis of [0, 2]) {
      const along = (corners.points[3 * to + axis]! - corners.points[3 * from + axis]!) / width;
      into[3 * to + axis]! += along;
      into[3 * from + axis]! -= along;
    }
  }
}

function noteOpening(row: FigureRow, object: ObjectPlanar, isCounted: boolean): void {
  const kind = object.label === "door" ? "doors" : object.label === "window" ? "windows" : "openings";
  row[C.openingsArea]! += planarArea(object);
  row[C[kind]]! += 1;
  if (isDeducted(object)) row[C.deducted]! += 1;
  if (!isCounted) return;
  row[C[`${kind}Once`]]! += 1;
  if (isDeducted(object)) row[C.deductedOnce]! += 1;
}
