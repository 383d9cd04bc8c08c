import type { Face } from "../../../domain/geometry-records";
import { type FlatFaces, readFlatFaces } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";

/** Faces that are measured together, by their indices in `survey`. */
export type FaceGroup = {
  readonly survey: FlatFaces;
  readonly floors: readonly number[];
  readonly walls: readonly number[];
  readonly ceilings: readonly number[];
};

export type GroupFaces = {
  readonly floors: readonly Face[];
  readonly walls: readonly Face[];
  readonly ceilings: readonly Face[];
};

/** Reads these faces, and no others, into flat arrays. */
export function readGroup(scene: ReadScene, { floors, walls, ceilings }: GroupFaces): FaceGroup {
  let nextIndex = 0;
  const takeIndices = (faces: readonly Face[]): number[] =>
    faces.map(() => {
      nextIndex += 1;
      return nextIndex - 1;
    });
  const survey = readFlatFaces(scene, [...floors, ...walls, ...ceilings]);
  return { survey, floors: takeIndices(floors), walls: takeIndices(walls), ceilings: takeIndices(ceilings) };
}
