/** Walls that have been moved apart are two walls, and a door in each of them two doors. */
import type { GeometryKind, ObjectPlanar } from "../../../domain/geometry-records";
import { writeUpdate } from "../../core/command";
import type { Diff } from "../../core/diff";
import { areBackToBack, areOpposite, type WallSide, wallSide } from "../../core/measures/facing-walls";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import type { ReadScene, RecordOf } from "../../core/scene";
import { twinOf } from "./opposite-side";

/** Lays fields over what the diff makes of a record already. */
export function amend<K extends GeometryKind>(
  scene: ReadScene,
  diff: Diff,
  kind: K,
  key: string,
  fields: Partial<RecordOf<K>>,
): void {
  const from = scene.get(kind, key);
  if (!from) return;
  const now = diff[kind]?.updated[key]?.[1] ?? from;
  delete diff[kind]?.updated[key];
  writeUpdate(diff, kind, from, { ...now, ...fields });
}

/** The doors that hang on a face now, or did, with their other sides. */
function pairedDoors(scene: ReadScene, after: PlanarView, faceKey: string): [ObjectPlanar, ObjectPlanar][] {
  const keys = new Set([...scene.planarObjectsOfFace(faceKey), ...after.planarObjectsOfFace(faceKey)]);
  return [...keys].flatMap((key): [ObjectPlanar, ObjectPlanar][] => {
    const door = after.get("objectPlanar", key);
    const twin = door && twinOf(after, door);
    return twin ? [[door, twin]] : [];
  });
}

/** `letGo`: takes a record's pair from it. `goTogether`: pairs of walls that are still what they were. */
export type Parting = {
  letGo(kind: "face" | "objectPlanar", key: string): void;
  goTogether(faceKey: string, otherKey: string): boolean;
};

/**
 * Lets pairs go that a change has moved apart: walls that stand back to back no longer, and doors that are no longer opposite.
 * `after` is the scene with it; `reshaped` are faces whose corners moved, or are others now.
 */
export function partPairs(
  scene: ReadScene,
  after: PlanarView,
  reshaped: Iterable<string>,
  { letGo, goTogether }: Parting,
): void {
  type Sides = [WallSide, WallSide] | null;
  const known = new Map<string, Sides>();
  const sidesOf = (faceKey: string, otherKey: string): Sides => {
    const name = `${faceKey} ${otherKey}`;
    if (!known.has(name)) {
      const [here, there] = [wallSide(after, faceKey), wallSide(after, otherKey)];
      known.set(name, here && there && areBackToBack(here, there) ? [here, there] : null);
    }
    return known.get(name) ?? null;
  };
  const part = (kind: "face" | "objectPlanar", key: string, otherKey: string): void => {
    if (after.get(kind, key)?.twinKey === otherKey) letGo(kind, key);
    if (after.get(kind, otherKey)?.twinKey === key) letGo(kind, otherKey);
  };
  for (const faceKey of reshaped) {
    const twinKey = after.get("face", faceKey)?.twinKey;
    if (twinKey && !goTogether(faceKey, twinKey) && !sidesOf(faceKey, twinKey)) part("face", faceKey, twinKey);
    for (const [door, twin] of pairedDoors(scene, after, faceKey)) {
      if (goTogether(door.faceKey, twin.faceKey)) continue;
      const sides = sidesOf(door.faceKey, twin.faceKey);
      if (!sides || !areOpposite(sides[0], door, sides[1], twin)) part("objectPlanar", door.key, twin.key);
    }
  }
}

/** The same for a diff of moved corners, which it is added to. */
export function partTwins(
  scene: ReadScene,
  diff: Diff,
  moved: Iterable<string>,
  goTogether: Parting["goTogether"],
): void {
  const letGo: Parting["letGo"] = (kind, key) => amend(scene, diff, kind, key, { twinKey: null });
  partPairs(scene, viewAfter(scene, { ...diff }), moved, { letGo, goTogether });
}
