import fc from "fast-check";
import { createDraftSlot, MAX_DRAFT_AGE_MS, MAX_DRAFT_LENGTH, MAX_DRAFTS, type TextStore } from "./draft-slot";

const NOON = Date.parse("2026-11-22T12:00:00Z");

function memory(owner = "emp-1", texts = new Map<string, string>()) {
  const store: TextStore = {
    owner,
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
  };
  return { store, texts };
}

test("reads the stored draft of a name with its time, until the draft is dropped", () => {
  const { store, texts } = memory();
  const slot = createDraftSlot(store, "new contact", () => NOON);
  expect(slot.read()).toBeNull();
  slot.keep({ givenName: "Ada" });
  slot.keep({ givenName: "Ada", familyName: "Byron" });
  expect(createDraftSlot(store, "new contact", () => NOON).read()).toEqual({
    at: "2026-11-22T12:00:00.000Z",
    values: { givenName: "Ada", familyName: "Byron" },
  });
  expect(createDraftSlot(store, "new claim", () => NOON).read()).toBeNull();
  slot.drop();
  expect(slot.read()).toBeNull();
  expect(texts.size).toBe(0);
});

test("expires after 14 days", () => {
  const { store } = memory();
  expect(MAX_DRAFT_AGE_MS).toBe(1_209_600_000);
  createDraftSlot(store, "note", () => NOON).keep({ text: "Roof" });
  expect(createDraftSlot(store, "note", () => NOON + MAX_DRAFT_AGE_MS - 1).read()).not.toBeNull();
  expect(createDraftSlot(store, "note", () => NOON + MAX_DRAFT_AGE_MS).read()).toBeNull();
});

test("does not store a draft that is too long, and keeps the previous one", () => {
  const { store } = memory();
  const slot = createDraftSlot(store, "note", () => NOON);
  slot.keep({ text: "short" });
  slot.keep({ text: "x".repeat(MAX_DRAFT_LENGTH) });
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
])("ignores an invalid draft (%s)", (text) => {
  const { store } = memory();
  store.write("draft note", text);
  expect(createDraftSlot(store, "note", () => NOON).read()).toBeNull();
});

test("stores at most the 30 newest drafts of a user, and touches nothing else", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(80), { maxLength: 200 }), (forms) => {
      const { store, texts } = memory();
      store.write("views of policies", "mine");
      store.write("draft broken", "no JSON");
      let now = NOON;
      for (const form of forms) {
        now += 1_000;
        createDraftSlot(store, `form ${form}`, () => now).keep({ text: String(form) });
      }
      const newest = [...new Set([...forms].reverse())].slice(0, 25);
      for (const form of newest) expect(createDraftSlot(store, `form ${form}`, () => now).read()).not.toBeNull();
      expect(texts.size).toBeLessThanOrEqual(MAX_DRAFTS + 2);
      expect(store.read("views of policies")).toBe("mine");
    }),
  );
});
