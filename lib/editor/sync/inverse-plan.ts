/** Plans the calls that undo the saved part of a gesture after a later call was refused. */
import type { GeometryKind } from "../../domain/geometry-records";
import { type Diff, type KindDiff, type RecordChange, writeChange } from "../core/diff";
import { filterKeys } from "../core/provenance/captured-keys";
import type { SaveCall } from "../core/save-call";
import { type SavePlanOptions, savePlan } from "./save-plan";

/** Returns the keys in a call's parameters. */
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

/** Returns the reverse of the part that a call has saved. */
function reversedPart(diff: Diff, call: SaveCall): Diff {
  const kind = call.name.slice(0, call.name.indexOf(".")) as GeometryKind;
  const part = diff[kind] as KindDiff<GeometryKind> | undefined;
  const reversed: Diff = {};
  for (const key of keysOf(call)) {
    const [from, to] = part?.updated[key] ?? [part?.removed[key], part?.added[key]];
    // The record was already missing.
    if (!from && !to) continue;
    writeChange(reversed, { kind, key, from: to, to: from } as RecordChange);
  }
  return reversed;
}

/**
 * Returns calls that undo the saved calls, last first. `diff` is the whole diff of the gesture. Updates carry the
 * revisions of `revisionOf`, otherwise those of the edit, which the sender replaces. `unmade`: captured records whose
 * creation is undone.
 */
export function inversePlan(diff: Diff, saved: readonly SaveCall[], options: SavePlanOptions = {}): SaveCall[] {
  return [...saved].reverse().flatMap((call) => {
    const keys = new Set(keysOf(call));
    const unmade = filterKeys(options.unmade ?? {}, (key) => keys.has(key));
    return savePlan(reversedPart(diff, call), { ...options, unmade });
  });
}
