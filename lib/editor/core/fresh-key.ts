import type { GeometryKind } from "../../domain/geometry-records";
import { createKey } from "../../domain/keys";
import type { ReadScene } from "./scene";

/** Creates a key for a new record of this kind; a deployment may use its own key format. */
export type NewKey = (kind: GeometryKind) => string;

export const plainKey: NewKey = (kind) => createKey(kind);

/** A random key collides by chance at most once. */
const MAX_TRIES = 100;

/**
 * Wraps a key generator so that each key is new to the scene and to this command. Throws if the generator repeats
 * itself.
 */
export function freshKeys(scene: ReadScene, newKey: NewKey = plainKey): NewKey {
  const issued = new Set<string>();
  return (kind) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const key = newKey(kind);
      if (issued.has(key) || scene.kindOf(key) !== null) continue;
      issued.add(key);
      return key;
    }
    throw new Error(`The generator of keys repeats itself: no new key for ${kind} in ${MAX_TRIES} tries`);
  };
}
