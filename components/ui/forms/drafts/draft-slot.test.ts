import fc from "fast-check";
import { draftSlot, LONGEST_DRAFT, MOST_DRAFTS, OLDEST_DRAFT_MS, type TextStore } from "./draft-slot";

const NOON = Date.parse("2026-11-22T12:00:00Z");

function memory(owner = "emp-1", places = new Map<string, string>()) {
  const store: TextStore = {
    owner,
    read: (name) => places.get(name) ?? null,
    write: (name, text) => void places.set(name, text),
    remove: (name) => void places.delete(name),
    names: () => [...places.keys()],
  };
  return { store, places };
}

test("what is kept under a name is read under that name, with its time, until it is dropped", () => {
  const { store, places } = memory();
  const slot = draftSlot(store, "new contact", () => NOON);
  expect(slot.read()).toBeNull();
  slot.keep({ givenName: "Ada" });
  slot.keep({ givenName: "Ada", familyName: "Byron" });
  expect(draftSlot(store, "new contact", () => NOON).read()).toEqual({
    at: "2026-11-22T12:00:00.000Z",
    values: { givenName: "Ada", familyName: "Byron" },
  });
  expect(draftSlot(store, "new claim", () => NOON).read()).toBeNull();
  slot.drop();
  expect(slot.read()).toBeNull();
  expect(places.size).toBe(0);
});

test("it is gone after 14 days", () => {
  const { store } = memory();
  expect(OLDEST_DRAFT_MS).toBe(1_209_600_000);
  draftSlot(store, "note", () => NOON).keep({ text: "Roof" });
  expect(draftSlot(store, "note", () => NOON + OLDEST_DRAFT_MS - 1).read()).not.toBeNull();
  expect(draftSlot(store, "note", () => NOON + OLDEST_DRAFT_MS).read()).toBeNull();
});

test("one that is too long is not kept, and the one before stays", () => {
  const { store } = memory();
  const slot = draftSlot(store, "note", () => NOON);
  slot.keep({ text: "short" });
  slot.keep({ text: "x".repeat(LONGEST_DRAFT) });
  expect(slot.read()?.values).toEqual({ text: "short" });
});

test.each([
  "",
  "no JSON",
  "[]",
  "null",
  "{}",
  '{"at":"never","values":{}}',
  '{"at":"2026-11-22T12:00:00Z","values":[]}',
])("what is no draft (%s) is none", (text) => {
  const { store } = memory();
  store.write("draft note", text);
  expect(draftSlot(store, "note", () => NOON).read()).toBeNull();
});

test("a browser never keeps more than 30 of one person, the newest stay, and nothing else is touched", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80), { maxLength: 200 }), (forms) => {
      const { store, places } = memory();
      store.write("views of policies", "mine");
      store.write("draft broken", "no JSON");
      let now = NOON;
      for (const form of forms) {
        now += 1_000;
        draftSlot(store, `form ${form}`, () => now).keep({ text: String(form) });
      }
      const newest = [...new Set([...forms].reverse())].slice(0, 25);
      for (const form of newest) expect(draftSlot(store, `form ${form}`, () => now).read()).not.toBeNull();
      expect(places.size).toBeLessThanOrEqual(MOST_DRAFTS + 2);
      expect(store.read("views of policies")).toBe("mine");
    }),
  );
});
