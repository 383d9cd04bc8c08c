import fc from "fast-check";
import { createKey, KEY_ALPHABET, KEY_PREFIXES, type KeyedEntity, parseKey } from "./keys";

const SPECIFIED: Record<string, string> = {
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
};

const entities = Object.keys(KEY_PREFIXES) as KeyedEntity[];

test("every prefix matches the specification", () => {
  expect(KEY_PREFIXES).toMatchObject(SPECIFIED);
});

test("the contract's own prefixes are included", () => {
  expect(KEY_PREFIXES).toMatchObject({
    employee: "emp",
    dataset: "ds",
    customization: "cust",
    followup: "fup",
    invite: "inv",
    activity: "act",
  });
  expect(entities).toHaveLength(30);
});

test("a project key has its prefix, the base part and 32 random characters", () => {
  expect(createKey("project")).toMatch(/^prj-[bcdfghjklmnpqrstvwxz0-9]{32}$/);
  expect(createKey("scan", "-us1-")).toMatch(/^scn-us1-[bcdfghjklmnpqrstvwxz0-9]{32}$/);
});

test("the alphabet is consonants and digits", () => {
  expect(KEY_ALPHABET).toBe("bcdfghjklmnpqrstvwxz0123456789");
});

test("a created key can be parsed, with any base", () => {
  fc.assert(
    fc.property(fc.constantFrom(...entities), fc.constantFrom("-", "", "_x_", "-eu-", "9"), (entity, base) => {
      const key = createKey(entity, base);
      expect(parseKey(key, base)).toEqual({ entity, base, random: key.slice(-32) });
    }),
  );
});

test("refuses text that is no key", () => {
  for (const text of [
    "",
    "prj",
    "prj-",
    "prj-short",
    `xyz-${"b".repeat(32)}`,
    `prj-${"a".repeat(32)}`,
    `prj_${"b".repeat(32)}`,
    `PRJ-${"b".repeat(32)}`,
    ` prj-${"b".repeat(32)}`,
  ]) {
    expect(parseKey(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const parsed = parseKey(text);
      if (parsed) expect(text).toBe(`${KEY_PREFIXES[parsed.entity]}-${parsed.random}`);
    }),
  );
});

test("50,000 keys do not collide, and every letter of the alphabet is about equally common", () => {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (let index = 0; index < 50_000; index += 1) {
    const key = createKey("vertex");
    seen.add(key);
    for (const letter of key.slice(-32)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(seen.size).toBe(50_000);
  const mean = (50_000 * 32) / 30;
  expect(counts.size).toBe(30);
  for (const count of counts.values()) expect(Math.abs(count - mean) / mean).toBeLessThan(0.03);
});
