/**
 * The shared sides of all faces of a floor, by corner number and without the reference index. The results equal
 * the results of `room-membership.ts`, face by face.
 */
import type { Face, FaceLabel } from "../../../domain/geometry-records";
import { type FlatFaces, isCornerMissing, placesIn, readFlatFaces, sharedFaces } from "../flat-survey";
import type { ReadScene } from "../scene";
import { type FloorShape, shapeFrom } from "./room-membership";
import { lowestSide } from "./wall-footing";

/** The faces along each side, grouped by the side's lower corner number. */
type Sides = { readonly starts: Int32Array; readonly highs: Int32Array; readonly owners: Int32Array };

type VisitSide = (low: number, high: number) => void;

/** Missing corners are numbered after all others; a side between two of them still counts. */
const numberOf = ({ vertices }: FlatFaces, corner: number): number =>
  isCornerMissing(corner) ? vertices.length - 1 - corner : corner;

function visitSides(survey: FlatFaces, face: number, visit: VisitSide): void {
  const { loopsOf, startOf, corners } = survey;
  for (let loop = loopsOf[face]!; loop < loopsOf[face + 1]!; loop += 1) {
    const [start, end] = [startOf[loop]!, startOf[loop + 1]!];
    for (let index = start; index < end; index += 1) {
      const a = numberOf(survey, corners[index]!);
      const b = numberOf(survey, corners[index + 1 === end ? start : index + 1]!);
      visit(Math.min(a, b), Math.max(a, b));
    }
  }
}

function sidesOf(survey: FlatFaces): Sides {
  const { faces } = survey;
  const count = survey.vertices.length + survey.missing;
  const starts = new Int32Array(count + 1);
  const note: VisitSide = (low) => {
    starts[low + 1]! += 1;
  };
  for (let face = 0; face < faces.length; face += 1) visitSides(survey, face, note);
  for (let corner = 0; corner < count; corner += 1) starts[corner + 1]! += starts[corner]!;
  const slots = starts.slice(0, count);
  const [highs, owners] = [new Int32Array(starts[count]!), new Int32Array(starts[count]!)];
  let owner = 0;
  const put: VisitSide = (low, high) => {
    const slot = slots[low]!;
    highs[slot] = high;
    owners[slot] = owner;
    slots[low] = slot + 1;
  };
  for (; owner < faces.length; owner += 1) visitSides(survey, owner, put);
  return { starts, highs, owners };
}

export type FloorAdjacency = {
  readonly faces: readonly Face[];
  /** Indexes of the floor's own faces, in scene order. */
  readonly own: readonly number[];
  /** Calls `visit` for each face of this label that shares a side with the given face, possibly more than once. */
  visitAdjacent(face: number, label: FaceLabel, visit: (other: Face, index: number) => void): void;
  /** Calls `visit` for each wall that shares the lowest side of the given wall. */
  visitWallsBelow(wall: number, visit: (index: number) => void): void;
  /** Returns the points of the face's existing corners, by loop. */
  placesOf(face: number): ReturnType<typeof placesIn>;
  /** Returns the shape of a floor by its key. */
  shapeOf(floorKey: string): FloorShape | null;
};

const knownSides = new WeakMap<FlatFaces, Sides>();

/** Cached because several floors share one survey. */
function cachedSides(survey: FlatFaces): Sides {
  const sides = knownSides.get(survey) ?? sidesOf(survey);
  knownSides.set(survey, sides);
  return sides;
}

/** Reads the faces of one floor. */
export function readFloorAdjacency(scene: Pick<ReadScene, "get" | "values">, floorNumber: number): FloorAdjacency {
  const isOnFloor = (face: Face): boolean => face.floorNumber === floorNumber;
  const survey = sharedFaces(scene) ?? readFlatFaces(scene, [...scene.values("face")].filter(isOnFloor));
  const { faces } = survey;
  const { starts, highs, owners } = cachedSides(survey);
  const own: number[] = [];
  for (let index = 0; index < faces.length; index += 1) if (isOnFloor(faces[index]!)) own.push(index);
  const shapes = new Map<string, FloorShape>();
  for (const index of own) {
    const { key, label } = faces[index]!;
    if (label === "floor") shapes.set(key, shapeFrom(placesIn(survey, index)));
  }
  function visitAlong(
    face: number,
    side: readonly [number, number],
    label: FaceLabel,
    visit: (index: number) => void,
  ): void {
    const [low, high] = side;
    for (let slot = starts[low]!; slot < starts[low + 1]!; slot += 1) {
      const other = owners[slot]!;
      if (highs[slot] !== high || other === face) continue;
      const record = faces[other]!;
      if (record.label === label && isOnFloor(record)) visit(other);
    }
  }
  return {
    faces,
    own,
    visitAdjacent(face, label, visit) {
      visitSides(survey, face, (low, high) =>
        visitAlong(face, [low, high], label, (other) => visit(faces[other]!, other)),
      );
    },
    visitWallsBelow(wall, visit) {
      const lowest = lowestSide(placesIn(survey, wall)[0]);
      if (lowest < 0) return;
      const loop = survey.loopsOf[wall]!;
      const corners = survey.corners.subarray(survey.startOf[loop]!, survey.startOf[loop + 1]!);
      const present = corners.filter((corner) => !isCornerMissing(corner));
      const [a, b] = [present[lowest]!, present[(lowest + 1) % present.length]!];
      visitAlong(wall, [Math.min(a, b), Math.max(a, b)], "wall", visit);
    },
    placesOf: (face) => placesIn(survey, face),
    shapeOf: (key) => shapes.get(key) ?? null,
  };
}
