/** Numbers for similar elements of a room: a new element gets the next number, and all others keep theirs. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";

/** How many deleted elements are remembered, so that undo restores their numbers. */
const MAX_DELETED = 100;

/** User-made elements by group, in the order in which they were first numbered: records carry no creation time. */
const numbered = new WeakMap<ReadScene, Map<string, string[]>>();

function inOrderOfComing(scene: ReadScene, group: string, keys: readonly string[]): string[] {
  const groups = numbered.get(scene) ?? new Map<string, string[]>();
  numbered.set(scene, groups);
  const known = groups.get(group) ?? [];
  const there = new Set(keys);
  const fresh = keys.filter((key) => !known.includes(key));
  const deletedCount = known.length - (keys.length - fresh.length);
  const kept = deletedCount > MAX_DELETED ? known.filter((key) => there.has(key)) : known;
  const all = [...kept, ...fresh];
  groups.set(group, all);
  return all.filter((key) => there.has(key));
}

/** Orders keys by number: captured ones as given, then user-made ones. `group` identifies the similar elements. */
export function sortByNumber(
  scene: ReadScene,
  kind: Extract<GeometryKind, "objectPlanar" | "object3D">,
  group: string,
  keys: readonly string[],
): string[] {
  const isMade = (key: string): boolean => scene.get(kind, key)?.source === "user";
  const made = keys.filter(isMade);
  if (made.length === 0) return [...keys];
  return [...keys.filter((key) => !isMade(key)), ...inOrderOfComing(scene, group, made)];
}
