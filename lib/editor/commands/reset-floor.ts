import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { accept, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { clearReferences } from "./delete-elements";

/** Whether a record that is not deleted uses this vertex. */
function isNeeded(scene: ReadScene, key: string, deletions: ReadonlyMap<string, SelectionItem>): boolean {
  return [...scene.edgesOfVertex(key), ...scene.facesOfVertex(key)].some((user) => !deletions.has(user));
}

/**
 * Returns all records of a floor, locked corners included, with the openings of other floors on its faces. Corners that
 * another floor uses stay. The backend's reset follows the same rule.
 */
export function recordsOfFloor(scene: ReadScene, floorNumber: number): SelectionItem[] {
  const deletions = new Map<string, SelectionItem>();
  for (const kind of ["edge", "face", "objectPlanar", "object3D"] as const) {
    for (const key of scene.keysOnFloor(kind, floorNumber)) deletions.set(key, { kind, key });
  }
  for (const face of scene.keysOnFloor("face", floorNumber)) {
    for (const key of scene.planarObjectsOfFace(face)) deletions.set(key, { kind: "objectPlanar", key });
  }
  for (const key of scene.keysOnFloor("vertex", floorNumber)) {
    if (!isNeeded(scene, key, deletions)) deletions.set(key, { kind: "vertex", key });
  }
  return [...deletions.values()];
}

/** Clears a floor. Remaining records no longer refer to its records. */
export function resetFloor(scene: ReadScene, reset: { floorNumber: number; name: string }): CommandOutcome {
  const items = recordsOfFloor(scene, reset.floorNumber);
  if (items.length === 0) return refuse("missing", COPY.emptyFloor(reset.name));
  const diff: Diff = {};
  for (const { kind, key } of items) {
    writeChange(diff, { kind, key, from: scene.get(kind, key) } as RecordChange);
  }
  clearReferences(scene, new Map(items.map((item) => [item.key, item])), diff);
  return accept(scene, COPY.resetFloor(reset.name), diff);
}

/** Counts the records that a reset of the floor would delete, by kind. */
export function countsOfFloor(scene: ReadScene, floorNumber: number): Record<GeometryKind, number> {
  const items = recordsOfFloor(scene, floorNumber);
  const counts = GEOMETRY_KINDS.map((kind) => [kind, items.filter((item) => item.kind === kind).length]);
  return Object.fromEntries(counts) as Record<GeometryKind, number>;
}
