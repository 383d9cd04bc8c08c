import type { GeometryKind } from "../../../domain/geometry-records";
import { verdictOf } from "../../core/provenance/scan-difference";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

/**
 * Returns who last saved an element while it differs from the scan, and when (ISO 8601 UTC); for a face, its vertices
 * count as well. Null if none differs: accepting or deducting is no change.
 */
export function lastChange(scene: ReadScene, { kind, key }: SelectionItem): { by: string; at: string } | null {
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  let last: { by: string; at: string } | null = null;
  const considerRecord = (recordKind: GeometryKind, recordKey: string): void => {
    const { updatedBy: by, updatedAt: at } = scene.get(recordKind, recordKey) ?? {};
    if (by && at && (last === null || at > last.at) && verdictOf(scene, recordKind, recordKey) !== null)
      last = { by, at };
  };
  considerRecord(kind, key);
  for (const corner of corners) considerRecord("vertex", corner);
  return last;
}
