/** The last step of every command on shared corners: keeps planar objects in place and refuses broken results. */
import type { Face, GeometryKind, ObjectPlanar } from "../../../domain/geometry-records";
import { crossesItself } from "../../../geometry/self-intersection";
import { dot } from "../../../geometry/vector3";
import { accept, type CommandOutcome, type Refusal } from "../../core/command";
import { changesOf } from "../../core/diff";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { placeInFrame } from "../../core/measures/planar-frame";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { extendsBeyond } from "../openings/opening-fit";
import { unpairSeparated } from "../openings/unpair-twins";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { isSimpleLoop } from "./loops";

export type FinishOptions = {
  selects?: readonly SelectionItem[];
  /** Faces that moved without a change of shape: their objects move along. */
  carried?: ReadonlySet<string>;
  /** Whether faces may end up facing the other way. */
  canFlip?: boolean;
  /** The command may only change records of these floors. */
  floors: ReadonlySet<number>;
};

/** Returns the floors of the records that a command changes. */
export function floorsOf(scene: ReadScene, kind: GeometryKind, keys: Iterable<string>): ReadonlySet<number> {
  return new Set([...keys].flatMap((key) => scene.get(kind, key)?.floorNumber ?? []));
}

const refusal = (code: Refusal["code"], message: string, ...keys: string[]): Refusal => ({ code, message, keys });

/** Returns the faces whose outline has changed or moved, removed ones included. */
function reshapedFaces(draft: Draft): Set<string> {
  const keys = new Set<string>();
  for (const { kind, key, from, to } of changesOf(draft.diff)) {
    if (kind === "face" && (from?.loops !== to?.loops || !from)) keys.add(key);
    if (kind === "vertex" && to) for (const face of draft.facesOfVertex(key)) keys.add(face);
  }
  return keys;
}

function checkOutline(draft: Draft, key: string, canFlip: boolean): Refusal | null {
  const face = draft.get("face", key);
  const before = draft.scene.get("face", key);
  if (!face) return null;
  const wasWhole = !before || before.loops.every(isSimpleLoop);
  if (wasWhole && !face.loops.every((loop) => new Set(loop).size === loop.length)) {
    return refusal("invalid", COPY.touchesItself, key);
  }
  const shape = faceShape(draft, face);
  const shapeBefore = before ? faceShape(draft.scene, before) : null;
  if (!shape) return before && !shapeBefore ? null : refusal("invalid", COPY.collapses, key);
  const isTurned = !!shapeBefore && dot(shapeBefore.frame.normal, shape.frame.normal) < 0;
  if (isTurned && !canFlip) return refusal("invalid", COPY.turnsOver, key);
  const crosses = shape.loops.some((loop) => crossesItself(loop));
  const crossedBefore = !!before && (!shapeBefore || shapeBefore.loops.some((loop) => crossesItself(loop)));
  return crosses && !crossedBefore ? refusal("invalid", COPY.crossesItself, key) : null;
}

function keepInPlace(draft: Draft, object: ObjectPlanar, hostBefore: Face): Refusal | null {
  const current = draft.get("objectPlanar", object.key);
  if (!current) return null;
  const host = draft.get("face", current.faceKey);
  if (!host) return refusal("invalid", COPY.hasNoHost(object.label), object.key);
  const [before, after] = [faceShape(draft.scene, hostBefore), faceShape(draft, host)];
  if (!before || !after) return null;
  draft.update("objectPlanar", object.key, placeInFrame(current, before.frame, after.frame));
  return checkFit(draft, object, before, after);
}

function checkFit(draft: Draft, object: ObjectPlanar, before: FaceShape, after: FaceShape): Refusal | null {
  const current = draft.get("objectPlanar", object.key);
  if (!current || !extendsBeyond({ shape: after, object: current }, { shape: before, object })) return null;
  return refusal("outside", COPY.extendsBeyond(object.label), object.key, current.faceKey);
}

function keepObjects(draft: Draft, key: string, isCarried: boolean): Refusal | null {
  const face = draft.scene.get("face", key);
  if (!face) return null;
  for (const planarKey of draft.scene.planarObjectsOfFace(key)) {
    const object = draft.scene.get("objectPlanar", planarKey);
    if (!object) continue;
    const before = faceShape(draft.scene, face);
    const host = draft.get("face", key);
    const after = isCarried && host ? faceShape(draft, host) : null;
    const problem =
      isCarried && before && after ? checkFit(draft, object, before, after) : keepInPlace(draft, object, face);
    if (problem) return problem;
  }
  return null;
}

function checkFloors(draft: Draft, floors: ReadonlySet<number>): Refusal | null {
  for (const { key, from, to } of changesOf(draft.diff)) {
    for (const record of [from, to]) {
      if (record && !floors.has(record.floorNumber)) return refusal("invalid", COPY.otherFloor, key);
    }
  }
  return null;
}

/** Returns the outcome of a draft; refused if an outline or opening becomes worse than before. */
export function finish(draft: Draft, label: string, options: FinishOptions): CommandOutcome {
  const reshaped = reshapedFaces(draft);
  for (const key of reshaped) {
    const problem =
      checkOutline(draft, key, options.canFlip ?? false) ?? keepObjects(draft, key, options.carried?.has(key) ?? false);
    if (problem) return { ok: false, refusal: problem };
  }
  unpairSeparated(draft.scene, draft, reshaped, {
    unpair: (kind, key) => draft.update(kind, key, { twinKey: null }),
    moveTogether: (one, other) => (options.carried?.has(one) && options.carried.has(other)) ?? false,
  });
  const problem = checkFloors(draft, options.floors);
  if (problem) return { ok: false, refusal: problem };
  const outcome = accept(draft.scene, label, draft.diff);
  if (!outcome.ok) return outcome;
  return { ...outcome, replacedKeys: draft.replacedKeys, ...(options.selects ? { selects: options.selects } : {}) };
}
