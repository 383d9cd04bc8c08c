/** Lays a copy of a door, window or opening on a wall that is there. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame, toFrame } from "../../../geometry/host-frame";
import type { CommandOutcome } from "../../core/command";
import { refuse } from "../../core/command";
import { COPY } from "../../core/copy";
import { changesOf, type Diff, writeChange } from "../../core/diff";
import type { NewKey } from "../../core/fresh-key";
import { goesThrough } from "../../core/measures/opening-presets";
import { viewAfter } from "../../core/measures/planar-view";
import { fromUpright, toUpright, uprightWall } from "../../core/measures/upright-wall";
import { OBJECT_COPY } from "../../core/object-copy";
import type { ReadScene } from "../../core/scene";
import { placesAlong } from "../openings/free-place";
import { findMisfit } from "../openings/opening-fit";
import { newOpening, putNewOpening } from "../openings/put-opening";

export type OpeningCopy = {
  object: ObjectPlanar;
  faceKey: string;
  /** Metres along and up the wall from where the original is; without it the nearest free place. */
  shift?: readonly [along: number, up: number];
  newKey: NewKey;
};

const joined = (one: Diff, other: Diff): Diff => {
  const both: Diff = {};
  for (const diff of [one, other]) for (const change of changesOf(diff)) writeChange(both, change);
  return both;
};

/** Adds it to `diff`, or says why it cannot be; the openings that `diff` already lays are in its way like all others. */
export function layOpening(scene: ReadScene, diff: Diff, copy: OpeningCopy): CommandOutcome | null {
  const { object, faceKey, shift, newKey } = copy;
  const host = uprightWall(scene, object.faceKey);
  const wall = uprightWall(scene, faceKey);
  if (!wall) return refuse("missing", COPY.missing, [faceKey]);
  if (goesThrough(object.label) && wall.face.label !== "wall" && wall.face.label !== "roof") {
    return refuse("invalid", OBJECT_COPY.notAWall(object.label), [object.key, faceKey]);
  }
  const view = viewAfter(scene, diff);
  const isHere = host !== null && object.faceKey === faceKey;
  const place = host && !isHere ? toFrame(wall.frame, fromFrame(host.frame, [object.u, object.v])) : null;
  const [along, upHere] = toUpright(wall, place ?? [object.u, object.v]);
  const up = host && !isHere ? wall.low + toUpright(host, [object.u, object.v])[1] - host.low : upHere;
  const rotation = (object.rotation ?? 0) - (host?.turn ?? 0) + wall.turn;
  const fresh = newOpening({ ...object, faceKey, floorNumber: wall.face.floorNumber, rotation });
  const wanted = shift ? along + shift[0] : along;
  const places = shift ? [wanted] : placesAlong(view, wall, { ...fresh, key: "" }, wanted);
  const key = newKey("objectPlanar");
  let refused: CommandOutcome = refuse("outside", OBJECT_COPY.outside(object.label), [object.key, faceKey]);
  for (const [index, at] of places.entries()) {
    const [u, v] = fromUpright(wall, [at, up + (shift?.[1] ?? 0)]);
    const laid: Diff = {};
    putNewOpening(view, laid, { ...fresh, surveyKey: scene.surveyKey, key, u, v }, newKey);
    const misfit = findMisfit(scene, joined(diff, laid));
    if (misfit) {
      if (index === 0) refused = { ok: false, refusal: misfit };
      continue;
    }
    for (const change of changesOf(laid)) writeChange(diff, change);
    return null;
  }
  if (shift || refused.ok || refused.refusal.code !== "overlap") return refused;
  return refuse("overlap", OBJECT_COPY.noPlaceLeft(object.label), refused.refusal.keys);
}

/** Openings whose own wall was not copied; of the two sides of one door only the first. */
export function looseOpenings(records: { face: readonly { key: string }[]; objectPlanar: readonly ObjectPlanar[] }) {
  const hosts = new Set(records.face.map((face) => face.key));
  const taken = new Set<string>();
  return records.objectPlanar.filter((object) => {
    if (hosts.has(object.faceKey) || (object.twinKey && taken.has(object.twinKey))) return false;
    taken.add(object.key);
    return true;
  });
}
