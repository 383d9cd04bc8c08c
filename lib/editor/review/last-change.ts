import type { GeometryRecord } from "../../domain/geometry-records";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";

/** Who has saved a change of it last and when, ISO 8601 UTC; of a face, a change of its corners too. Null before the first. */
export function lastChange(scene: ReadScene, { kind, key }: SelectionItem): { by: string; at: string } | null {
  const record: GeometryRecord | undefined = scene.get(kind, key);
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  let last: { by: string; at: string } | null = null;
  for (const one of [record, ...corners.map((corner) => scene.get("vertex", corner))]) {
    const { updatedBy: by, updatedAt: at } = one ?? {};
    if (by && at && (last === null || at > last.at)) last = { by, at };
  }
  return last;
}
