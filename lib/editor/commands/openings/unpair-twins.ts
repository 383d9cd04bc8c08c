/** Unpairs walls that have moved apart, and the openings in them. */
import type { GeometryKind, ObjectPlanar } from "../../../domain/geometry-records";
import { writeUpdate } from "../../core/command";
import type { Diff } from "../../core/diff";
import { areBackToBack, areOpposite, type WallSide, wallSide } from "../../core/measures/facing-walls";
import { type PlanarView, viewAfter } from "../../core/measures/planar-view";
import type { ReadScene, RecordOf } from "../../core/scene";
import { twinOf } from "./opposite-side";

/** Adds fields to the update of a record in the diff. */
export function updateInDiff<K extends GeometryKind>(
  scene: ReadScene,
  diff: Diff,
  kind: K,
  key: string,
  fields: Partial<RecordOf<K>>,
): void {
  const from = scene.get(kind, key);
  if (!from) return;
  const updated = diff[kind]?.updated[key]?.[1] ?? from;
  delete diff[kind]?.updated[key];
  writeUpdate(diff, kind, from, { ...updated, ...fields });
}

/** Returns the openings that are or were on a face, with their twins. */
function pairedOpenings(scene: ReadScene, after: PlanarView, faceKey: string): [ObjectPlanar, ObjectPlanar][] {
  const keys = new Set([...scene.planarObjectsOfFace(faceKey), ...after.planarObjectsOfFace(faceKey)]);
  return [...keys].flatMap((key): [ObjectPlanar, ObjectPlanar][] => {
    const opening = after.get("objectPlanar", key);
    const twin = opening && twinOf(after, opening);
    return twin ? [[opening, twin]] : [];
  });
}

/** `unpair`: clears the twin of a record. `moveTogether`: whether a pair of walls has moved as one. */
export type Unpairing = {
  unpair(kind: "face" | "objectPlanar", key: string): void;
  moveTogether(faceKey: string, otherKey: string): boolean;
};

/**
 * Unpairs walls that are no longer back to back and openings that are no longer opposite. `after` is the changed scene;
 * `reshaped` are faces whose corners have changed.
 */
export function unpairSeparated(
  scene: ReadScene,
  after: PlanarView,
  reshaped: Iterable<string>,
  { unpair, moveTogether }: Unpairing,
): void {
  type Sides = [WallSide, WallSide] | null;
  const sidesByPair = new Map<string, Sides>();
  const sidesOf = (faceKey: string, otherKey: string): Sides => {
    const pairKey = `${faceKey} ${otherKey}`;
    if (!sidesByPair.has(pairKey)) {
      const [here, there] = [wallSide(after, faceKey), wallSide(after, otherKey)];
      sidesByPair.set(pairKey, here && there && areBackToBack(here, there) ? [here, there] : null);
    }
    return sidesByPair.get(pairKey) ?? null;
  };
  const unpairBoth = (kind: "face" | "objectPlanar", key: string, otherKey: string): void => {
    if (after.get(kind, key)?.twinKey === otherKey) unpair(kind, key);
    if (after.get(kind, otherKey)?.twinKey === key) unpair(kind, otherKey);
  };
  for (const faceKey of reshaped) {
    const twinKey = after.get("face", faceKey)?.twinKey;
    if (twinKey && !moveTogether(faceKey, twinKey) && !sidesOf(faceKey, twinKey)) unpairBoth("face", faceKey, twinKey);
    for (const [opening, twin] of pairedOpenings(scene, after, faceKey)) {
      if (moveTogether(opening.faceKey, twin.faceKey)) continue;
      const sides = sidesOf(opening.faceKey, twin.faceKey);
      if (!sides || !areOpposite(sides[0], opening, sides[1], twin)) unpairBoth("objectPlanar", opening.key, twin.key);
    }
  }
}

/** Unpairs the twins that a diff of moved corners has moved apart, and adds the change to the diff. */
export function unpairMovedTwins(
  scene: ReadScene,
  diff: Diff,
  moved: Iterable<string>,
  moveTogether: Unpairing["moveTogether"],
): void {
  const unpair: Unpairing["unpair"] = (kind, key) => updateInDiff(scene, diff, kind, key, { twinKey: null });
  unpairSeparated(scene, viewAfter(scene, { ...diff }), moved, { unpair, moveTogether });
}
