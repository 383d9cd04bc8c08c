import type { GeometryKind } from "../../domain/geometry-records";
import { createKey } from "../../domain/keys";
import type { ReadScene } from "./scene";

/** Gives a key for a new record of this kind; a deployment's keys may have a base part of their own. */
export type NewKey = (kind: GeometryKind) => string;

export const plainKey: NewKey = (kind) => createKey(kind);

/** Keys that are there already come by chance once at the most. */
const MOST_TRIES = 100;

/**
 * Asked anew until a key is one that neither the scene nor this command has. Throws where the generator goes on giving keys
 * that are taken: it repeats itself.
 */
export function freshKeys(scene: ReadScene, newKey: NewKey = plainKey): NewKey {
  const given = new Set<string>();
  return (kind) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const key = newKey(kind);
      if (given.has(key) || scene.kindOf(key) !== null) continue;
      given.add(key);
      return key;
    }
    throw new Error(`The generator of keys repeats itself: no new key for ${kind} in ${MOST_TRIES} tries`);
  };
}
