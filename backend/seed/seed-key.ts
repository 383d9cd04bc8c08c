/** Keys of seeded records: the same name gives the same key in every copy of the demo. */
import type { KeyedEntity } from "../../lib/domain/keys";
import { derivedKey } from "../db/derived-key";

export function seedKey(entity: KeyedEntity, name: string): string {
  return derivedKey(entity, name);
}
