/** Numbers similar elements of a room. A new element gets the next number, and the others keep theirs. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";

/** Undo restores the numbers of up to this many deleted elements. */
const MAX_DELETED = 100;

/** User-made elements by group, in the order in which they were first numbered: records carry no creation time. */
const numbered = new WeakMap<ReadScene, Map<string, string[]>>();

/** Orders keys as they were first numbered. */
function sortByFirstNumbering(scene: ReadScene, group: string, keys: readonly string[]): string[] {
  const groups = numbered.get(scene) ?? new Map<string, string[]>();
  numbered.set(scene, groups);
  const known = groups.get(group) ?? [];
  const present = new Set(keys);
  const added = keys.filter((key) => !known.includes(key));
  const deletedCount = known.length - (keys.length - added.length);
  const remembered = deletedCount > MAX_DELETED ? known.filter((key) => present.has(key)) : known;
  const all = [...remembered, ...added];
  groups.set(group, all);
  return all.filter((key) => present.has(key));
}

/** Orders keys by number: captured ones as they come, then user-made ones. `group` identifies similar elements. */
export function sortByNumber(
  scene: ReadScene,
  kind: Extract<GeometryKind, "objectPlanar" | "object3D">,
  group: string,
  keys: readonly string[],
): string[] {
  const isUserMade = (key: string): boolean => scene.get(kind, key)?.source === "user";
  const userMade = keys.filter(isUserMade);
  if (userMade.length === 0) return [...keys];
  return [...keys.filter((key) => !isUserMade(key)), ...sortByFirstNumbering(scene, group, userMade)];
}
