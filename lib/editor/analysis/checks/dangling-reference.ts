/** Whether a record names one that is not there. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { type Reference, visitOtherReferences, visitReferences } from "../../core/references";
import type { ReadScene, RecordOf } from "../../core/scene";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";

type Has = Pick<ReadScene, "has">;

/** What a thing hangs on is a face nearly always: asked for first. */
const HOSTS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "vertex", "edge"];

function stands(scene: Has, { kind, key }: Reference): boolean {
  return kind ? scene.has(kind, key) : HOSTS.some((one) => scene.has(one, key));
}

/** Keys that it names and nobody has, each once. */
function missingOf<K extends GeometryKind>(scene: Has, kind: K, record: RecordOf<K>): readonly string[] {
  const missing = new Set<string>();
  visitReferences(kind, record, (reference) => {
    if (!stands(scene, reference)) missing.add(reference.key);
  });
  return [...missing];
}

/** Whether anything but a corner is missing, for who asks of every record: it makes no list. */
export function createMissingFinder(scene: Has) {
  let isMissing = false;
  const visit = (reference: Reference): void => {
    if (!isMissing) isMissing = !stands(scene, reference);
  };
  return <K extends GeometryKind>(kind: K, record: RecordOf<K>): boolean => {
    isMissing = false;
    visitOtherReferences(kind, record, visit);
    return isMissing;
  };
}

/** One finding for each record that is missing. */
export function checkReferences<K extends GeometryKind>(scene: ReadScene, kind: K, key: string): readonly Finding[] {
  const record = scene.get(kind, key);
  const missing = record ? missingOf(scene, kind, record) : [];
  if (missing.length === 0) return NO_FINDINGS;
  return missing.map((otherKey) => createFinding("dangling-reference", [{ kind, key }], { otherKey }));
}
