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
import { CornerTable } from "./corner-table";
import type { FaceGroup } from "./face-group";
import { COLUMN as C, createRow, type FigureRow } from "./figure-row";
import { unlevelTops } from "./level-tops";
import { type MarkedWalls, NO_MARKS, NO_WALLS } from "./marked-walls";
import { endsOf, longestRun, reachOf } from "./room-shape";
import { type ShellFace, ShellSides } from "./shell-sides";
import { cutsOfWall } from "./wall-cuts";
import { openingsOfWall } from "./wall-openings";
import { outlinesAround, stackWalls, type WallStacks } from "./wall-stacks";

/** Decides which walls and openings count in figures where a shared wall or opening counts once. */
export type Counting = { wall(wall: Face): boolean; opening(object: ObjectPlanar): boolean };

/** Lengths in m that differ by less are equal, because the order of adding causes rounding differences. */
const EQUAL_LENGTHS = 1e-9;

export type Measured = {
  readonly row: FigureRow;
  readonly marked: MarkedWalls;
  /** Keys of the walls around the floors. */
  readonly around: readonly string[];
};

const [FLOOR, CEILING, WALL, PERIMETER, CEILING_PERIMETER, VOLUME, HEIGHT_AREA, WIDTHS, REPEATED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const MEASURES = 9;

/** The measures that a wall's area is part of: a repeated wall is the other side of one that counts once. */
const WALL_MEASURES = {
  counted: { high: [WALL, HEIGHT_AREA], other: [WALL] },
  repeated: { high: [WALL, REPEATED, HEIGHT_AREA], other: [WALL, REPEATED] },
} as const;
const NO_MEASURES: readonly number[] = [];

const MARK_VARIANCES = {
  longWall: C.longWallVariance,
  shortHeight: C.shortHeightVariance,
  tallHeight: C.tallHeightVariance,
};

const COUNT_ALL: Counting = { wall: () => true, opening: () => true };

/** A room while it is measured. Walls are indexed within `walls`. */
type Room = {
  readonly group: FaceGroup;
  readonly row: FigureRow;
  readonly faces: readonly ShellFace[];
  readonly floors: readonly ShellFace[];
  readonly walls: readonly ShellFace[];
  /** Whether each wall shares a side with the floor. */
  readonly isAround: readonly boolean[];
  readonly stacks: WallStacks;
  readonly marked: { -readonly [Name in keyof MarkedWalls]: MarkedWalls[Name] };
};

type WallSums = {
  cutVariance: number;
  cutOnceVariance: number;
  /** Width of the openings at the foot of the walls, in m. */
  foot: number;
  footVariance: number;
  /** Area and widths of the walls that determine the mean height. */
  heightArea: number;
  widths: number;
};

const wallOf = ({ group }: Room, index: number): Face => group.survey.faces[group.walls[index]!]!;

/** Returns the keys of a wall and of all walls stacked on it, the wall first. */
const keysOver = (room: Room, index: number): string[] =>
  (room.stacks.over.get(index) ?? [index]).map((wall) => wallOf(room, wall).key);

const mark = (room: Room, name: keyof MarkedWalls, value: number, variance: number, keys: readonly string[]): void => {
  room.row[C[name]] = value;
  room.row[MARK_VARIANCES[name]] = variance;
  room.marked[name] = keys;
};

/** Whether a length exceeds the marked one. Of equal walls the least key wins, whatever their order. */
function exceedsMarked({ row, marked }: Room, name: keyof MarkedWalls, value: number, key: string): boolean {
  const difference = name === "shortHeight" ? row[C[name]]! - value : value - row[C[name]]!;
  return difference > EQUAL_LENGTHS || (difference > -EQUAL_LENGTHS && key < (marked[name][0] ?? ""));
}

function addOpening(row: FigureRow, object: ObjectPlanar, isCounted: boolean): void {
  const column = object.label === "door" ? "doors" : object.label === "window" ? "windows" : "openings";
  row[C.openingsArea]! += planarArea(object);
  row[C[column]]! += 1;
  if (isDeducted(object)) row[C.deducted]! += 1;
  if (!isCounted) return;
  row[C[`${column}Once`]]! += 1;
  if (isDeducted(object)) row[C.deductedOnce]! += 1;
}

/**
 * Measures groups of faces of one scene with the variance of each figure: m, m², m³. Its arrays are reused from group
 * to group.
 */
export class GroupMeasurer {
  private readonly corners = new CornerTable(MEASURES);
  private readonly sides = new ShellSides();
  private readonly areaVector = new Float64Array(3);
  /** The unit normal of the outline last passed to `addArea`. */
  private readonly normal = new Float64Array(3);

  constructor(private readonly scene: ReadScene) {}

  /** Measures one room, or loose faces if the group has no floor. */
  measure(group: FaceGroup, counting: Counting = COUNT_ALL): Measured {
    this.corners.reset(group.survey);
    if (group.floors.length === 0) return this.measureLoose(group);
    const room = this.readRoom(group);
    this.measureFloorsAndCeilings(room);
    const sums = this.measureWalls(room, counting);
    this.markLongestRun(room);
    const { row, faces, marked } = room;
    row[C.baseboard] = Math.max(0, row[C.perimeter]! - sums.foot);
    row[C.rooms] = group.floors.length;
    const volume = this.closedVolume(faces, 0);
    if (volume === null || volume === 0) this.estimateVolume(room, sums);
    else row[C.volume] = volume;
    this.noteAssumptions(room);
    this.noteVariances(row, sums);
    const around: string[] = [];
    for (let i = 0; i < room.walls.length; i += 1) if (room.isAround[i]) around.push(wallOf(room, i).key);
    return { row, marked, around };
  }

  private gradient(measure: number): FlatPoints {
    return this.corners.gradients[measure]!;
  }

  private readonly placeOf = (corner: number) => this.corners.placeOf(corner);

  private measureLoose(group: FaceGroup): Measured {
    const row = createRow();
    for (const face of group.walls) {
      row[C.looseWall]! += this.addArea({ label: "wall", loops: this.corners.addFace(face) });
    }
    for (const face of group.ceilings) {
      row[C.looseCeiling]! += this.addArea({ label: "ceiling", loops: this.corners.addFace(face) });
    }
    return { row, marked: NO_MARKS, around: NO_WALLS };
  }

  private readRoom(group: FaceGroup): Room {
    const faces: ShellFace[] = [];
    for (const face of group.floors) faces.push({ label: "floor", loops: this.corners.addFace(face) });
    for (const face of group.walls) faces.push({ label: "wall", loops: this.corners.addFace(face) });
    for (const face of group.ceilings) faces.push({ label: "ceiling", loops: this.corners.addFace(face) });
    const floors = faces.slice(0, group.floors.length);
    const walls = faces.slice(floors.length, floors.length + group.walls.length);
    this.sides.reset(faces);
    const isAround = walls.map((wall) => this.isOnFloor(wall));
    const stacks = stackWalls(walls, isAround, this.placeOf);
    return { group, row: createRow(), faces, floors, walls, isAround, stacks, marked: { ...NO_MARKS } };
  }

  private isOnFloor({ loops }: ShellFace): boolean {
    for (const loop of loops) {
      for (let i = 0; i < loop.length; i += 1) {
        if (this.sides.faceAt(loop[i]!, loop[i + 1 === loop.length ? 0 : i + 1]!, "floor") >= 0) return true;
      }
    }
    return false;
  }

  private measureFloorsAndCeilings({ group, row, faces, floors }: Room): void {
    for (const floor of floors) {
      row[C.floorArea]! += this.addArea(floor, [FLOOR]);
      row[C.perimeter]! += this.addPerimeter(floor, PERIMETER);
    }
    for (const face of faces) if (face.label === "ceiling") row[C.ceilingArea]! += this.addArea(face, [CEILING]);
    if (group.ceilings.length > 0) row[C.ceilingPerimeter] = this.addCeilingPerimeter();
  }

  private measureWalls(room: Room, counting: Counting): WallSums {
    const { row, walls, isAround, stacks } = room;
    const sums: WallSums = { cutVariance: 0, cutOnceVariance: 0, foot: 0, footVariance: 0, heightArea: 0, widths: 0 };
    // Partitions determine heights and lengths only if no wall is around the floor.
    const hasOuterWalls = isAround.includes(true);
    for (let i = 0; i < walls.length; i += 1) {
      const wall = walls[i]!;
      const face = wallOf(room, i);
      const isCounted = counting.wall(face);
      const isOuter = isAround[i] === hasOuterWalls;
      const isHigh = isOuter || stacks.isCarried(i);
      const area = this.addArea(wall, WALL_MEASURES[isCounted ? "counted" : "repeated"][isHigh ? "high" : "other"]);
      const objects = openingsOfWall(this.scene, face);
      const places = objects.length > 0 ? wall.loops.map((loop) => loop.map(this.placeOf)) : [];
      const cuts = cutsOfWall(places, objects, isAround[i]!);
      sums.foot += cuts.foot;
      sums.footVariance += cuts.footVariance;
      row[C.grossWall]! += area;
      row[C.netWall]! += area - cuts.area;
      sums.cutVariance += cuts.areaVariance;
      if (isCounted) {
        row[C.grossWallOnce]! += area;
        row[C.netWallOnce]! += area - cuts.area;
        sums.cutOnceVariance += cuts.areaVariance;
      }
      for (const object of objects) addOpening(row, object, counting.opening(object));
      if (isHigh) sums.heightArea += area;
      if (isOuter) sums.widths += this.measureReach(room, i, hasOuterWalls);
    }
    return sums;
  }

  /** Marks the wall if it is the longest partition, the lowest or the highest. Returns its width in m. */
  private measureReach(room: Room, index: number, hasOuterWalls: boolean): number {
    const { walls, stacks, row } = room;
    const { points } = this.corners;
    const { key } = wallOf(room, index);
    const ends = endsOf(points, walls[index]!, this.normal);
    if (ends && !hasOuterWalls && exceedsMarked(room, "longWall", ends.width, key)) {
      mark(room, "longWall", ends.width, this.varianceBetween(ends.from, ends.to), [key]);
    }
    if (ends) this.addLevelLength(ends, this.gradient(WIDTHS));
    const reach = reachOf(
      points,
      (stacks.over.get(index) ?? [index]).map((wall) => walls[wall]!),
    );
    if (reach && reach.height > 0) {
      const variance = this.varianceBetween(reach.low, reach.high);
      if (exceedsMarked(room, "tallHeight", reach.height, key)) {
        mark(room, "tallHeight", reach.height, variance, keysOver(room, index));
      }
      if (row[C.shortHeight] === 0 || exceedsMarked(room, "shortHeight", reach.height, key)) {
        mark(room, "shortHeight", reach.height, variance, keysOver(room, index));
      }
    }
    return ends ? ends.width : 0;
  }

  private markLongestRun(room: Room): void {
    if (!room.isAround.includes(true)) return;
    const wallAt = (a: number, b: number): number => this.sides.faceAt(a, b, "wall");
    const runs = room.floors.flatMap(({ loops }) => longestRun(this.corners.points, loops[0] ?? [], wallAt) ?? []);
    const [run] = runs.sort((a, b) => b.length - a.length);
    if (!run) return;
    const keys = run.walls.flatMap((face) => keysOver(room, face - room.floors.length));
    mark(room, "longWall", run.length, this.varianceBetween(run.from, run.to), keys);
  }

  /** Returns the volume of the closed shell that a floor is part of; null if the shell is open. */
  private closedVolume(faces: readonly ShellFace[], floor: number): number | null {
    const signs = this.sides.closedAround(floor);
    if (!signs) return null;
    let volume = 0;
    faces.forEach(({ loops }, face) => {
      if (signs[face] === 0) return;
      for (const loop of loops) {
        if (loop.length > 2) volume += addConeVolume(this.corners.points, loop, signs[face]!, this.gradient(VOLUME));
      }
    });
    return Math.abs(volume);
  }

  /** Sets the volume to floor area × mean height. */
  private estimateVolume({ row, faces }: Room, { heightArea, widths }: WallSums): void {
    const floorArea = row[C.floorArea]!;
    const height = widths > 0 ? heightArea / widths : this.ceilingHeight(faces);
    const volume = this.gradient(VOLUME);
    const [floor, walls, width] = [this.gradient(FLOOR), this.gradient(HEIGHT_AREA), this.gradient(WIDTHS)];
    for (let i = 0; i < 3 * this.corners.count; i += 1) {
      volume[i] = floor[i]! * height;
      if (widths > 0) volume[i]! += (floorArea * (walls[i]! - height * width[i]!)) / widths;
    }
    row[C.volume] = floorArea * height;
    row[C.estimated] = 1;
  }

  /** Returns the height of the ceilings over the floor, for a room without walls. */
  private ceilingHeight(faces: readonly ShellFace[]): number {
    const meanOf = (label: ShellFace["label"]): number => {
      const corners = faces.flatMap((face) => (face.label === label ? face.loops.flat() : []));
      return corners.reduce((sum, corner) => sum + this.corners.points[3 * corner + 1]!, 0) / corners.length;
    };
    const height = meanOf("ceiling") - meanOf("floor");
    return Number.isFinite(height) ? Math.max(0, height) : 0;
  }

  private noteAssumptions({ group, row, walls, isAround, stacks }: Room): void {
    const isFromImport = (face: number): boolean => group.survey.faces[face]!.source === "solver";
    row[C.madeFloors] = group.floors.filter(isFromImport).length;
    if (!group.ceilings.some(isFromImport)) return;
    if (unlevelTops(outlinesAround(walls, isAround, stacks, this.placeOf))) row[C.unlevel] = 1;
  }

  private noteVariances(row: FigureRow, { cutVariance, cutOnceVariance, footVariance }: WallSums): void {
    const { corners } = this;
    const of = (measure: number): number => corners.varianceOf(this.gradient(measure));
    row[C.floorAreaVariance] = of(FLOOR);
    row[C.ceilingAreaVariance] = of(CEILING);
    row[C.grossWallVariance] = of(WALL);
    row[C.netWallVariance] = of(WALL) + cutVariance;
    row[C.perimeterVariance] = of(PERIMETER);
    row[C.baseboardVariance] = of(PERIMETER) + footVariance;
    row[C.ceilingPerimeterVariance] = of(CEILING_PERIMETER);
    row[C.volumeVariance] = of(VOLUME);
    const repeated = this.gradient(REPEATED);
    for (let i = 0; i < 3 * corners.count; i += 1) repeated[i] = this.gradient(WALL)[i]! - repeated[i]!;
    row[C.grossWallOnceVariance] = of(REPEATED);
    row[C.netWallOnceVariance] = of(REPEATED) + cutOnceVariance;
    // Walls and ceilings share corners, so their errors are correlated: the gradients are summed, not the variances.
    const [walls, ceilings] = [this.gradient(WALL), this.gradient(CEILING)];
    for (let i = 0; i < 3 * corners.count; i += 1) walls[i]! += ceilings[i]!;
    row[C.grossShellVariance] = of(WALL);
    row[C.netShellVariance] = of(WALL) + cutVariance;
  }

  /** Returns the area of a face, and adds its derivatives to the gradients of `measures`. */
  private addArea({ loops }: ShellFace, measures: readonly number[] = NO_MEASURES): number {
    const { corners, areaVector, normal } = this;
    let area = 0;
    // The outline comes last, so that `normal` is left at its normal.
    for (let i = loops.length - 1; i >= 0; i -= 1) {
      flatAreaVector(corners.points, loops[i]!, areaVector);
      const size = Math.sqrt(areaVector[0]! ** 2 + areaVector[1]! ** 2 + areaVector[2]! ** 2);
      for (let axis = 0; axis < 3; axis += 1) normal[axis] = size > 1e-12 ? areaVector[axis]! / size : 0;
      const sign = i === 0 ? 1 : -1;
      area += sign * size;
      for (const measure of measures) {
        addAreaGradient(corners.points, loops[i]!, normal, sign, this.gradient(measure));
      }
    }
    return Math.max(0, area);
  }

  private addPerimeter({ loops }: ShellFace, measure: number): number {
    let length = 0;
    for (const loop of loops) {
      for (let i = 0; i < loop.length && loop.length > 1; i += 1) {
        length += addLength(this.corners.points, loop[i]!, loop[(i + 1) % loop.length]!, this.gradient(measure));
      }
    }
    return length;
  }

  /** Returns the perimeter of all ceilings together: a ridge between two ceilings does not count. */
  private addCeilingPerimeter(): number {
    let length = 0;
    this.sides.forEach((a, b) => {
      if (this.sides.countAt(a, b, "ceiling") !== 1) return;
      length += addLength(this.corners.points, a, b, this.gradient(CEILING_PERIMETER));
    });
    return length;
  }

  private addLevelLength({ from, to, width }: { from: number; to: number; width: number }, into: FlatPoints): void {
    if (width < 1e-9) return;
    const { points } = this.corners;
    for (const axis of [0, 2]) {
      const along = (points[3 * to + axis]! - points[3 * from + axis]!) / width;
      into[3 * to + axis]! += along;
      into[3 * from + axis]! -= along;
    }
  }

  /** Returns the variance of the length between two corners with independent errors. */
  private varianceBetween(from: number, to: number): number {
    return this.corners.variances[from]! + this.corners.variances[to]!;
  }
}
