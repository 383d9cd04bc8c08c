import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { accept, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { letGo } from "./delete-elements";

/** Whether something that stays stands on this vertex. */
function isNeeded(scene: ReadScene, key: string, doomed: ReadonlyMap<string, SelectionItem>): boolean {
  return [...scene.edgesOfVertex(key), ...scene.facesOfVertex(key)].some((user) => !doomed.has(user));
}

/**
 * Everything on a floor, locked corners too, with the openings that other floors have on its faces; but corners that
 * another floor stands on stay. The same as the backend's own reset.
 */
export function recordsOfFloor(scene: ReadScene, floorNumber: number): SelectionItem[] {
  const doomed = new Map<string, SelectionItem>();
  for (const kind of ["edge", "face", "objectPlanar", "object3D"] as const) {
    for (const key of scene.keysOnFloor(kind, floorNumber)) doomed.set(key, { kind, key });
  }
  for (const face of scene.keysOnFloor("face", floorNumber)) {
    for (const key of scene.planarObjectsOfFace(face)) doomed.set(key, { kind: "objectPlanar", key });
  }
  for (const key of scene.keysOnFloor("vertex", floorNumber)) {
    if (!isNeeded(scene, key, doomed)) doomed.set(key, { kind: "vertex", key });
  }
  return [...doomed.values()];
}

/** Clears a floor. What stays and pointed to something on it lets that go. */
export function resetFloor(scene: ReadScene, reset: { floorNumber: number; name: string }): CommandOutcome {
  const items = recordsOfFloor(scene, reset.floorNumber);
  if (items.length === 0) return refuse("missing", COPY.emptyFloor(reset.name));
  const diff: Diff = {};
  for (const { kind, key } of items) {
    writeChange(diff, { kind, key, from: scene.get(kind, key) } as RecordChange);
  }
  letGo(scene, new Map(items.map((item) => [item.key, item])), diff);
  return accept(scene, COPY.resetFloor(reset.name), diff);
}

/** How much of each kind a reset of the floor would take. */
export function countsOfFloor(scene: ReadScene, floorNumber: number): Record<GeometryKind, number> {
  const items = recordsOfFloor(scene, floorNumber);
  const counts = GEOMETRY_KINDS.map((kind) => [kind, items.filter((item) => item.kind === kind).length]);
  return Object.fromEntries(counts) as Record<GeometryKind, number>;
}
