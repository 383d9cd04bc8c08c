/** Recognizes keys in pasted text. Pure. */
import { KEY_RANDOM_LENGTH } from "../../domain/constants";
import { KEY_ALPHABET, KEY_PREFIXES, type KeyedEntity, parseKey } from "../../domain/keys";

export type PastedKey =
  | { kind: "key"; entity: KeyedEntity; key: string }
  /** Prefix and alphabet are right; `length` characters instead of 32. */
  | { kind: "broken"; entity: KeyedEntity; length: number }
  /** Complete, but of another environment. */
  | { kind: "foreign"; entity: KeyedEntity };

const MAX_LENGTH = 200;
/** Fewer characters after the prefix may be a word. */
const MIN_RANDOM_LENGTH = 8;
const RANDOM = new RegExp(`^[${KEY_ALPHABET}]+$`);
const WHOLE = new RegExp(`^(.{1,24}?)([${KEY_ALPHABET}]{${KEY_RANDOM_LENGTH}})$`);

/** The longest first, so that `prj` is not read as `pr`. */
const PREFIXES = (Object.entries(KEY_PREFIXES) as [KeyedEntity, string][]).sort((a, b) => b[1].length - a[1].length);

/** Removes quotes, brackets and invisible characters around a copied key. */
function trimKey(text: string): string {
  return text.replace(/^[\s"'`<([{\p{Cf}]+|[\s"'`>)\]},.;:\p{Cf}]+$/gu, "").toLowerCase();
}

/** Returns the key in a text, complete or not; null for any other text. `base` is this environment's base part. */
export function readPastedKey(text: string, base: string): PastedKey | null {
  if (text.length > MAX_LENGTH) return null;
  const key = trimKey(text);
  const parsed = parseKey(key, base);
  if (parsed) return { kind: "key", entity: parsed.entity, key };
  for (const [entity, prefix] of PREFIXES) {
    if (!key.startsWith(prefix)) continue;
    const rest = key.slice(prefix.length);
    const random = base !== "" && rest.startsWith(base) ? rest.slice(base.length) : "";
    if (random.length >= MIN_RANDOM_LENGTH && RANDOM.test(random))
      return { kind: "broken", entity, length: random.length };
    if (/^[^a-z0-9]/.test(rest) && WHOLE.test(rest)) return { kind: "foreign", entity };
  }
  return null;
}
