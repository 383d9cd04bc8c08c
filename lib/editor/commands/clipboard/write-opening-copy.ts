/** Writes a copy of an opening onto an existing wall. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, toFrame } from "../../../geometry/host-frame";
import type { CommandOutcome } from "../../core/command";
import { refuse } from "../../core/command";
import { COPY } from "../../core/copy";
import { changesOf, type Diff, writeChange } from "../../core/diff";
import type { NewKey } from "../../core/fresh-key";
import { allowsThrough, goesThrough } from "../../core/measures/opening-presets";
import { viewAfter } from "../../core/measures/planar-view";
import { fromUpright, toUpright, uprightWall } from "../../core/measures/upright-wall";
import { OBJECT_COPY } from "../../core/object-copy";
import type { ReadScene } from "../../core/scene";
import { candidatePositions } from "../openings/candidate-positions";
import { findMisfit } from "../openings/opening-fit";
import { newOpening, writeNewOpening } from "../openings/write-opening";

export type OpeningCopy = {
  object: ObjectPlanar;
  faceKey: string;
  /** Meters along and up the wall from the original; without it, the nearest free position. */
  shift?: readonly [along: number, up: number];
  newKey: NewKey;
};

const joinDiffs = (one: Diff, other: Diff): Diff => {
  const both: Diff = {};
  for (const diff of [one, other]) for (const change of changesOf(diff)) writeChange(both, change);
  return both;
};

/** Adds the copy to `diff`, or returns a refusal. It must not overlap openings that `diff` already adds. */
export function writeOpeningCopy(scene: ReadScene, diff: Diff, copy: OpeningCopy): CommandOutcome | null {
  const { object, faceKey, shift, newKey } = copy;
  const host = uprightWall(scene, object.faceKey);
  const wall = uprightWall(scene, faceKey);
  if (!wall) return refuse("missing", COPY.missing, [faceKey]);
  if (goesThrough(object.label) && !allowsThrough(wall.face.label)) {
    return refuse("invalid", OBJECT_COPY.notAWall(object.label), [object.key, faceKey]);
  }
  const view = viewAfter(scene, diff);
  const isHere = host !== null && object.faceKey === faceKey;
  const place = host && !isHere ? toFrame(wall.frame, fromFrame(host.frame, [object.u, object.v])) : null;
  const [along, upHere] = toUpright(wall, place ?? [object.u, object.v]);
  const up = host && !isHere ? wall.low + toUpright(host, [object.u, object.v])[1] - host.low : upHere;
  const rotation = (object.rotation ?? 0) - (host?.turn ?? 0) + wall.turn;
  const copied = newOpening({ ...object, faceKey, floorNumber: wall.face.floorNumber, rotation });
  const preferred = shift ? along + shift[0] : along;
  const places = shift ? [preferred] : candidatePositions(view, wall, { ...copied, key: "" }, preferred);
  const key = newKey("objectPlanar");
  let refused: CommandOutcome = refuse("outside", OBJECT_COPY.outside(object.label), [object.key, faceKey]);
  for (const [index, at] of places.entries()) {
    const [u, v] = fromUpright(wall, [at, up + (shift?.[1] ?? 0)]);
    const step: Diff = {};
    writeNewOpening(view, step, { ...copied, surveyKey: scene.surveyKey, key, u, v }, newKey);
    const misfit = findMisfit(scene, joinDiffs(diff, step));
    if (misfit) {
      if (index === 0) refused = { ok: false, refusal: misfit };
      continue;
    }
    for (const change of changesOf(step)) writeChange(diff, change);
    return null;
  }
  if (shift || refused.ok || refused.refusal.code !== "overlap") return refused;
  return refuse("overlap", OBJECT_COPY.noPlaceLeft(object.label), refused.refusal.keys);
}

/** Returns the openings whose wall was not copied; of two sides of one opening, only the first. */
export function openingsWithoutWall(records: {
  face: readonly { key: string }[];
  objectPlanar: readonly ObjectPlanar[];
}) {
  const hosts = new Set(records.face.map((face) => face.key));
  const included = new Set<string>();
  return records.objectPlanar.filter((object) => {
    if (hosts.has(object.faceKey) || (object.twinKey && included.has(object.twinKey))) return false;
    included.add(object.key);
    return true;
  });
}
