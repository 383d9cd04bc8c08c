/** The calls that take back what a gesture had already saved when a later call of it was refused. */
import type { GeometryKind } from "../../domain/geometry-records";
import { type Diff, type KindDiff, type RecordChange, writeChange } from "../core/diff";
import { filterKeys } from "../core/provenance/captured-keys";
import type { SaveCall } from "../core/save-call";
import { type SavePlanOptions, savePlan } from "./save-plan";

/** The keys that a call names. */
function keysOf(call: SaveCall): string[] {
  switch (call.name) {
    case "vertex.createBatch":
    case "vertex.updateBatch":
      return call.params.vertices.map((record) => record.key);
    case "edge.createBatch":
      return call.params.edges.map((record) => record.key);
    case "face.createBatch":
    case "face.updateBatch":
      return call.params.faces.map((record) => record.key);
    case "objectPlanar.createBatch":
    case "objectPlanar.updateBatch":
      return call.params.objectsPlanar.map((record) => record.key);
    case "object3D.createBatch":
      return call.params.object3ds.map((record) => record.key);
    case "object3D.update":
      return [call.params.key];
    default:
      return call.params.keys;
  }
}

/** The part of the gesture that a call has saved, turned round. */
function reversedPart(diff: Diff, call: SaveCall): Diff {
  const kind = call.name.slice(0, call.name.indexOf(".")) as GeometryKind;
  const part = diff[kind] as KindDiff<GeometryKind> | undefined;
  const reversed: Diff = {};
  for (const key of keysOf(call)) {
    const [from, to] = part?.updated[key] ?? [part?.removed[key], part?.added[key]];
    // It was gone before.
    if (!from && !to) continue;
    writeChange(reversed, { kind, key, from: to, to: from } as RecordChange);
  }
  return reversed;
}

/**
 * Takes back calls of a gesture that have gone through, last first. `diff` is the gesture's own, whole. Updates are to carry
 * the revision just answered, which `revisionOf` tells; without it they carry that of the edit, for the sender to replace.
 * `unmade`: what was never there once it is taken back.
 */
export function inversePlan(diff: Diff, through: readonly SaveCall[], options: SavePlanOptions = {}): SaveCall[] {
  return [...through].reverse().flatMap((call) => {
    const keys = new Set(keysOf(call));
    const unmade = filterKeys(options.unmade ?? {}, (key) => keys.has(key));
    return savePlan(reversedPart(diff, call), { ...options, unmade });
  });
}
