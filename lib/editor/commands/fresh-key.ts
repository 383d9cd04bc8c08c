import type { GeometryKind } from "../../domain/geometry-records";
import { createKey } from "../../domain/keys";
import type { ReadScene } from "../scene";

/** Gives a key for a new record of this kind; a deployment's keys may have a base part of their own. */
export type NewKey = (kind: GeometryKind) => string;

export const plainKey: NewKey = (kind) => createKey(kind);

/** Asked anew until a key is one that neither the scene nor this command has. */
export function freshKeys(scene: ReadScene, newKey: NewKey = plainKey): NewKey {
  const given = new Set<string>();
  return (kind) => {
    let key = newKey(kind);
    while (given.has(key) || scene.kindOf(key) !== null) key = newKey(kind);
    given.add(key);
    return key;
  };
}
