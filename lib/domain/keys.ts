/**
 * Keys: a type prefix, a configurable base part, then 32 random characters of consonants and digits,
 * e.g. `prj-7k0b…` (specification section 3, contract section 4).
 */
import { KEY_RANDOM_LENGTH } from "./constants";

export const KEY_ALPHABET = "bcdfghjklmnpqrstvwxz0123456789";
export const DEFAULT_KEY_BASE = "-";

export const KEY_PREFIXES = {
  scan: "scn",
  survey: "srv",
  annotation: "anno",
  bookmark: "book",
  tag: "tgus",
  insured: "ins",
  property: "pr",
  project: "prj",
  region: "reg",
  specialtyItem: "spec",
  video: "vid",
  image: "img",
  hazardImage: "hzrdimg",
  textMessage: "tmsg",
  annotationTask: "annotask",
  document: "doc",
  company: "cous",
  claimReport: "crpt",
  vertex: "vrx",
  face: "fc",
  objectPlanar: "objpl",
  object3D: "obj3d",
  edge: "edg",
  internalThread: "intthr",
  employee: "emp",
  dataset: "ds",
  customization: "cust",
  followup: "fup",
  invite: "inv",
  activity: "act",
} as const;

export type KeyedEntity = keyof typeof KEY_PREFIXES;

/** Bytes from here on are drawn again, so that every character is equally likely. */
const UNBIASED_LIMIT = 256 - (256 % KEY_ALPHABET.length);

function randomPart(): string {
  let part = "";
  while (part.length < KEY_RANDOM_LENGTH) {
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(KEY_RANDOM_LENGTH * 2));
    for (const byte of bytes) {
      if (byte < UNBIASED_LIMIT && part.length < KEY_RANDOM_LENGTH) part += KEY_ALPHABET[byte % KEY_ALPHABET.length];
    }
  }
  return part;
}

/** Returns a new key for an entity; `base` is the part after the prefix. */
export function createKey(entity: KeyedEntity, base: string = DEFAULT_KEY_BASE): string {
  return `${KEY_PREFIXES[entity]}${base}${randomPart()}`;
}

export type ParsedKey = { entity: KeyedEntity; base: string; random: string };

/** Returns the parts of a key, or null if the text is not a key with this base. */
export function parseKey(text: string, base: string = DEFAULT_KEY_BASE): ParsedKey | null {
  const random = text.slice(-KEY_RANDOM_LENGTH);
  if (random.length !== KEY_RANDOM_LENGTH || [...random].some((letter) => !KEY_ALPHABET.includes(letter))) return null;
  const head = text.slice(0, -KEY_RANDOM_LENGTH);
  if (!head.endsWith(base)) return null;
  const prefix = head.slice(0, head.length - base.length);
  for (const [entity, knownPrefix] of Object.entries(KEY_PREFIXES)) {
    if (knownPrefix === prefix) return { entity: entity as KeyedEntity, base, random };
  }
  return null;
}
