/** Walls that have been moved apart are two walls, and a door in each of them two doors. */
import type { GeometryKind, ObjectPlanar } from "../../domain/geometry-records";
import { writeUpdate } from "../commands/command";
import type { Diff } from "../diff";
import type { ReadScene, RecordOf } from "../scene";
import { areBackToBack, areOpposite, wallSide } from "./facing-walls";
import { twinOf } from "./opposite-side";
import { viewAfter } from "./planar-view";

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

function part(scene: ReadScene, diff: Diff, kind: "face" | "objectPlanar", key: string, otherKey: string): void {
  amend(scene, diff, kind, key, { twinKey: null });
  if (scene.get(kind, otherKey)?.twinKey === key) amend(scene, diff, kind, otherKey, { twinKey: null });
}

/**
 * Lets pairs go that a diff has moved apart: walls that stand back to back no longer, and doors that are no longer opposite.
 * `moved` are faces whose corners moved; pairs that `goTogether` are still what they were.
 */
export function partTwins(
  scene: ReadScene,
  diff: Diff,
  moved: Iterable<string>,
  goTogether: (faceKey: string, otherKey: string) => boolean,
): void {
  const after = viewAfter(scene, { ...diff });
  for (const faceKey of moved) {
    const wallTwin = scene.get("face", faceKey)?.twinKey;
    const doors = scene.planarObjectsOfFace(faceKey).flatMap((key): [ObjectPlanar, ObjectPlanar][] => {
      const door = after.get("objectPlanar", key);
      const twin = door && twinOf(after, door);
      return twin ? [[door, twin]] : [];
    });
    const others = new Set([...(wallTwin ? [wallTwin] : []), ...doors.map(([, twin]) => twin.faceKey)]);
    for (const otherKey of others) {
      if (goTogether(faceKey, otherKey)) continue;
      const [here, there] = [wallSide(after, faceKey), wallSide(after, otherKey)];
      const arePaired = here !== null && there !== null && areBackToBack(here, there);
      if (!arePaired && otherKey === wallTwin) part(scene, diff, "face", faceKey, otherKey);
      for (const [door, twin] of doors) {
        if (twin.faceKey !== otherKey || (arePaired && areOpposite(here, door, there, twin))) continue;
        part(scene, diff, "objectPlanar", door.key, twin.key);
      }
    }
  }
}
