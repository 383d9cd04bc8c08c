/** Writes an opening together with its twin if another room shares the wall. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { writeUpdate } from "../../core/command";
import { type Diff, type RecordChange, writeChange } from "../../core/diff";
import type { NewKey } from "../../core/fresh-key";
import { goesThrough } from "../../core/measures/opening-presets";
import type { PlanarView } from "../../core/measures/planar-view";
import { roundAngle, roundRecord } from "../../core/round-length";
import type { ReadScene } from "../../core/scene";
import { clearReferences } from "../delete-elements";
import { isBehind, oppositePlace, twinOf } from "./opposite-side";

const add = (diff: Diff, record: ObjectPlanar): void => {
  const to = roundRecord("objectPlanar", { ...record, rotation: roundAngle(record.rotation ?? 0) });
  writeChange(diff, { kind: "objectPlanar", key: to.key, to });
};

/** Adds a new opening, and its twin if the label goes through the wall and there is a wall behind. */
export function writeNewOpening(view: PlanarView, diff: Diff, record: ObjectPlanar, newKey: NewKey): void {
  const opposite = goesThrough(record.label) ? oppositePlace(view, record) : null;
  if (!opposite || !isBehind(opposite)) {
    add(diff, { ...record, twinKey: null });
    return;
  }
  const twinKey = newKey("objectPlanar");
  add(diff, { ...record, twinKey });
  add(diff, { ...record, ...opposite.place, key: twinKey, twinKey: record.key });
}

/** Moves an existing opening to another wall; its twin moves, appears or disappears with the wall behind. */
export function writeRehostedOpening(
  scene: ReadScene,
  diff: Diff,
  from: ObjectPlanar,
  to: ObjectPlanar,
  newKey: NewKey,
): void {
  const twin = twinOf(scene, from);
  const candidate = goesThrough(to.label) ? oppositePlace(scene, to) : null;
  const opposite = candidate && isBehind(candidate) ? candidate : null;
  const rotation = roundAngle(to.rotation ?? 0);
  if (!opposite) {
    if (twin) clearReferences(scene, new Map([[twin.key, { kind: "objectPlanar", key: twin.key }]]), diff);
    writeUpdate(diff, "objectPlanar", from, { ...to, rotation, twinKey: null });
    if (twin) writeChange(diff, { kind: "objectPlanar", key: twin.key, from: twin } as RecordChange);
    return;
  }
  const { place } = opposite;
  const turned = { ...place, rotation: roundAngle(place.rotation) };
  if (twin) {
    writeUpdate(diff, "objectPlanar", from, { ...to, rotation, twinKey: twin.key });
    writeUpdate(diff, "objectPlanar", twin, { ...turned, twinKey: from.key, width: twin.width, height: twin.height });
    return;
  }
  const twinKey = newKey("objectPlanar");
  writeUpdate(diff, "objectPlanar", from, { ...to, rotation, twinKey });
  add(diff, { ...newOpening(to), ...turned, key: twinKey, twinKey: from.key });
}

/** Copies an opening without its capture, server fields and references. */
export function newOpening(object: ObjectPlanar): ObjectPlanar {
  const { key, surveyKey, floorNumber, faceKey, label, u, v, width, height, rotation, outline, depth, isOpen, deduct } =
    object;
  return {
    key,
    surveyKey,
    floorNumber,
    faceKey,
    label,
    u,
    v,
    width,
    height,
    rotation: rotation ?? 0,
    outline: outline ?? null,
    ...(depth === undefined ? {} : { depth }),
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(deduct === undefined ? {} : { deduct }),
    twinKey: null,
    source: "user",
  };
}
