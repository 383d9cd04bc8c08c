/** Who of several alike in a room is the first, the second, …: what comes gets the next number, and all others keep theirs. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";

/** Of those that are gone so many are remembered: an undo brings them back under their numbers. */
const MOST_GONE = 100;

/** Those that people have made, in the order in which they were first numbered, by their group. Records bear no time of coming. */
const numbered = new WeakMap<ReadScene, Map<string, string[]>>();

function inOrderOfComing(scene: ReadScene, group: string, keys: readonly string[]): string[] {
  const groups = numbered.get(scene) ?? new Map<string, string[]>();
  numbered.set(scene, groups);
  const known = groups.get(group) ?? [];
  const there = new Set(keys);
  const fresh = keys.filter((key) => !known.includes(key));
  const gone = known.length - (keys.length - fresh.length);
  const kept = gone > MOST_GONE ? known.filter((key) => there.has(key)) : known;
  const all = [...kept, ...fresh];
  groups.set(group, all);
  return all.filter((key) => there.has(key));
}

/** The keys in the order of their numbers: what was captured as given, then what was made. `group` names what they have in common. */
export function inOrderOfNumbers(
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
