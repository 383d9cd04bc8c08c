/** Keys derived from a text: the same text gives the same key on every machine. */
import { createHash } from "node:crypto";
import { KEY_RANDOM_LENGTH } from "../../lib/domain/constants";
import { DEFAULT_KEY_BASE, KEY_ALPHABET, KEY_PREFIXES, type KeyedEntity } from "../../lib/domain/keys";

export function derivedKey(entity: KeyedEntity, text: string): string {
  const bytes = createHash("sha512").update(`${entity} ${text}`).digest().subarray(0, KEY_RANDOM_LENGTH);
  const letters = [...bytes].map((byte) => KEY_ALPHABET[byte % KEY_ALPHABET.length]);
  return `${KEY_PREFIXES[entity]}${DEFAULT_KEY_BASE}${letters.join("")}`;
}
