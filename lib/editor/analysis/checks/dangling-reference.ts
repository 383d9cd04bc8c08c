/** References to records that do not exist. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { type Reference, visitOtherReferences, visitReferences } from "../../core/references";
import type { ReadScene, RecordOf } from "../../core/scene";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";

type Has = Pick<ReadScene, "has">;

/** A host is nearly always a face, so faces are looked up first. */
const HOST_KINDS: readonly GeometryKind[] = ["face", "objectPlanar", "object3D", "vertex", "edge"];

function exists(scene: Has, { kind, key }: Reference): boolean {
  return kind ? scene.has(kind, key) : HOST_KINDS.some((hostKind) => scene.has(hostKind, key));
}

/** Returns the missing keys that a record refers to, each once. */
function missingKeysOf<K extends GeometryKind>(scene: Has, kind: K, record: RecordOf<K>): readonly string[] {
  const missing = new Set<string>();
  visitReferences(kind, record, (reference) => {
    if (!exists(scene, reference)) missing.add(reference.key);
  });
  return [...missing];
}

/**
 * Returns a test for missing references other than vertices. The test allocates nothing, because the initial pass calls
 * the test for every record.
 */
export function createMissingFinder(scene: Has) {
  let isMissing = false;
  const visit = (reference: Reference): void => {
    if (!isMissing) isMissing = !exists(scene, reference);
  };
  return <K extends GeometryKind>(kind: K, record: RecordOf<K>): boolean => {
    isMissing = false;
    visitOtherReferences(kind, record, visit);
    return isMissing;
  };
}

/** Returns one finding per missing record. */
export function checkReferences<K extends GeometryKind>(scene: ReadScene, kind: K, key: string): readonly Finding[] {
  const record = scene.get(kind, key);
  const missing = record ? missingKeysOf(scene, kind, record) : [];
  if (missing.length === 0) return NO_FINDINGS;
  return missing.map((otherKey) => createFinding("dangling-reference", [{ kind, key }], { otherKey }));
}
