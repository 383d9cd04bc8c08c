import type { GeometryKind } from "../../../domain/geometry-records";
import { verdictOf } from "../../core/provenance/scan-difference";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

/**
 * Who has saved last what is otherwise than in the scan, and when, ISO 8601 UTC; of a face, its corners too. Null before the
 * first: who only accepted it, or took it off its wall, has not changed it.
 */
export function lastChange(scene: ReadScene, { kind, key }: SelectionItem): { by: string; at: string } | null {
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  let last: { by: string; at: string } | null = null;
  const look = (one: GeometryKind, oneKey: string): void => {
    const { updatedBy: by, updatedAt: at } = scene.get(one, oneKey) ?? {};
    if (by && at && (last === null || at > last.at) && verdictOf(scene, one, oneKey) !== null) last = { by, at };
  };
  look(kind, key);
  for (const corner of corners) look("vertex", corner);
  return last;
}
