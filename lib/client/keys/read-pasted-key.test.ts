import fc from "fast-check";
import { createKey, KEY_PREFIXES, type KeyedEntity } from "../../domain/keys";
import { readPastedKey } from "./read-pasted-key";

const RANDOM = "7k0bqqtzwxcvbnmd7k0bqqtzwxcvbnmd";
const ENTITIES = Object.keys(KEY_PREFIXES) as KeyedEntity[];

test.each([
  ["as it is", `prj-${RANDOM}`],
  ["with the blanks of a copied cell", `\t prj-${RANDOM} \n`],
  ["in quotes", `"prj-${RANDOM}",`],
  ["in capitals", `PRJ-${RANDOM.toUpperCase()}`],
  ["with zero-width characters", `\u200Bprj-${RANDOM}\u200B`],
])("reads a key %s", (_name, text) => {
  expect(readPastedKey(text, "-")).toEqual({ kind: "key", entity: "project", key: `prj-${RANDOM}` });
});

test("distinguishes prefixes with a common start", () => {
  expect(readPastedKey(`pr-${RANDOM}`, "-")).toMatchObject({ entity: "property" });
  expect(readPastedKey(`anno-${RANDOM}`, "-")).toMatchObject({ entity: "annotation" });
  expect(readPastedKey(`annotask-${RANDOM}`, "-")).toMatchObject({ entity: "annotationTask" });
});

test("reports the remaining length of a truncated key", () => {
  expect(readPastedKey(`prj-${RANDOM.slice(0, 30)}`, "-")).toEqual({ kind: "broken", entity: "project", length: 30 });
  expect(readPastedKey(`ins-${RANDOM}bc`, "-")).toEqual({ kind: "broken", entity: "insured", length: 34 });
});

test("recognizes a key of another environment by its base part", () => {
  expect(readPastedKey(`prj_stg_${RANDOM}`, "-")).toEqual({ kind: "foreign", entity: "project" });
  expect(readPastedKey(`prj-${RANDOM}`, "_dev_")).toEqual({ kind: "foreign", entity: "project" });
});

test.each([
  "",
  "inspections",
  "spec",
  "prj-",
  "doc-12",
  "Marisol Figueroa",
  "KM-26-104417",
  "מרים",
  "👩‍👩‍👧‍👦",
  "<b>prj-</b>",
])("finds no key in %p", (text) => {
  expect(readPastedKey(text, "-")).toBeNull();
});

test("reads back every key that can be created, under any base part", () => {
  const base = fc.constantFrom("-", "_", "-dev-", ":");
  fc.assert(
    fc.property(fc.constantFrom(...ENTITIES), base, (entity, part) => {
      const key = createKey(entity, part);
      expect(readPastedKey(key, part)).toEqual({ kind: "key", entity, key });
    }),
  );
});

test("never throws, even for 100 KB of text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => void readPastedKey(text, "-")));
  expect(readPastedKey(`prj-${"b".repeat(100_000)}`, "-")).toBeNull();
});
