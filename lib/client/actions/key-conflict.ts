import { ROLES } from "../../domain/roles";
import { type Action, isActionFor } from "./action";
import { strokesOf } from "./key-stroke";

/** Whether one key equals the other or starts it: `g` would always run before `g i`. */
function collide(one: string, other: string): boolean {
  const [short = [], long = []] = [strokesOf(one), strokesOf(other)].sort((a, b) => a.length - b.length);
  return short.every((stroke, index) => long[index] === stroke);
}

const haveSharedRole = (one: Action, other: Action) =>
  [...ROLES, null].some((role) => isActionFor(one, role) && isActionFor(other, role));

/** Describes the first conflict of keys or ids among the actions of one layer, or returns null. */
export function keyConflict(actions: readonly Action[]): string | null {
  for (const [index, one] of actions.entries()) {
    for (const other of actions.slice(index + 1)) {
      if (!haveSharedRole(one, other)) continue;
      if (one.id === other.id) return `Two actions are called "${one.id}"`;
      for (const key of one.keys ?? []) {
        const clash = other.keys?.find((otherKey) => collide(key, otherKey));
        if (clash !== undefined) return `"${one.id}" on ${key} and "${other.id}" on ${clash} want the same key`;
      }
    }
  }
  return null;
}
