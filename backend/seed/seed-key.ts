/** Keys of seeded records: the same name gives the same key in every copy of the demo. */
import { createHash } from "node:crypto";
import { KEY_RANDOM_LENGTH } from "../../lib/domain/constants";
import { DEFAULT_KEY_BASE, KEY_ALPHABET, KEY_PREFIXES, type KeyedEntity } from "../../lib/domain/keys";

export function seedKey(entity: KeyedEntity, name: string): string {
  const bytes = createHash("sha512").update(`${entity} ${name}`).digest().subarray(0, KEY_RANDOM_LENGTH);
  const letters = [...bytes].map((byte) => KEY_ALPHABET[byte % KEY_ALPHABET.length]);
  return `${KEY_PREFIXES[entity]}${DEFAULT_KEY_BASE}${letters.join("")}`;
}
