/** What somebody pasted, as a key. Pure. */
import { KEY_RANDOM_LENGTH } from "../../domain/constants";
import { KEY_ALPHABET, KEY_PREFIXES, type KeyedEntity, parseKey } from "../../domain/keys";

export type PastedKey =
  | { kind: "key"; entity: KeyedEntity; key: string }
  /** Its prefix and alphabet are right; `length` characters stand where 32 should. */
  | { kind: "broken"; entity: KeyedEntity; length: number }
  /** Whole, with another base part than this environment's. */
  | { kind: "foreign"; entity: KeyedEntity };

const LONGEST = 200;
/** Fewer characters after the prefix may as well be a word. */
const FEWEST = 8;
const RANDOM = new RegExp(`^[${KEY_ALPHABET}]+$`);
const WHOLE = new RegExp(`^(.{1,24}?)([${KEY_ALPHABET}]{${KEY_RANDOM_LENGTH}})$`);

/** The longest first, so that `prj` is not read as `pr`. */
const PREFIXES = (Object.entries(KEY_PREFIXES) as [KeyedEntity, string][]).sort((a, b) => b[1].length - a[1].length);

/** Without the quotes, brackets and invisible characters that come along with a copy. */
function bare(text: string): string {
  return text.replace(/^[\s"'`<([{\p{Cf}]+|[\s"'`>)\]},.;:\p{Cf}]+$/gu, "").toLowerCase();
}

/** The key that a text is, whole or not; null for every other text. `base` is this environment's base part. */
export function readPastedKey(text: string, base: string): PastedKey | null {
  if (text.length > LONGEST) return null;
  const key = bare(text);
  const parsed = parseKey(key, base);
  if (parsed) return { kind: "key", entity: parsed.entity, key };
  for (const [entity, prefix] of PREFIXES) {
    if (!key.startsWith(prefix)) continue;
    const rest = key.slice(prefix.length);
    const random = base !== "" && rest.startsWith(base) ? rest.slice(base.length) : "";
    if (random.length >= FEWEST && RANDOM.test(random)) return { kind: "broken", entity, length: random.length };
    if (/^[^a-z0-9]/.test(rest) && WHOLE.test(rest)) return { kind: "foreign", entity };
  }
  return null;
}
