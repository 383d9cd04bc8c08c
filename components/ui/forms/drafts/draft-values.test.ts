import fc from "fast-check";
import { isSecretName, selectChanged, selectFitting, selectStorable } from "./draft-values";

test.each([
  "password",
  "newPassword",
  "old_password",
  "passwords",
  "mfaCode",
  "code",
  "backupCodes",
  "oneTimeCode",
  "resetToken",
  "clientSecret",
  "pin",
])("treats %s as a secret", (name) => expect(isSecretName(name)).toBe(true));

test.each(["postalCode", "zip_code", "countryCode", "givenName", "note", "codec", "shipping", "claimNumber"])(
  "does not treat %s as a secret",
  (name) => expect(isSecretName(name)).toBe(false),
);

test("drops secrets at every depth, files and other objects", () => {
  const selected = selectStorable({
    name: "Ann",
    password: "Lintel-2026!",
    address: { line1: "1 Elm", postalCode: "78704", gate: { code: "1234", hint: "left" } },
    rooms: ["attic"],
    photos: [new File(["x"], "roof.jpg")],
    photo: new File(["x"], "roof.jpg"),
    since: new Date(0),
    floors: 2,
    half: Number.NaN,
    call: () => {},
    isAgreed: true,
    nothing: null,
  });
  expect(selected).toEqual({
    name: "Ann",
    address: { line1: "1 Elm", postalCode: "78704", gate: { hint: "left" } },
    rooms: ["attic"],
    floors: 2,
    isAgreed: true,
    nothing: null,
  });
});

test("selects only values that differ from the initial ones", () => {
  const initial = { name: "", kind: "claim", address: { line1: "", city: "" }, rooms: [], floors: null };
  expect(selectChanged(initial, initial)).toEqual({});
  expect(selectChanged({ ...initial, address: { line1: "1 Elm", city: "" }, floors: 2 }, initial)).toEqual({
    address: { line1: "1 Elm", city: "" },
    floors: 2,
  });
  expect(selectChanged({ ...initial, kind: "" }, initial)).toEqual({ kind: "" });
});

test("restores only values of another build's draft that still fit", () => {
  const initial = { name: "", address: { line1: "", city: "" }, rooms: [] as string[], floors: null, isAgreed: false };
  const draft = {
    name: ["no text"],
    address: { line1: 3, city: "Austin" },
    rooms: ["attic", 4],
    floors: { count: 2 },
    isAgreed: "yes",
    removed: "x",
  };
  expect(selectFitting(draft, initial)).toEqual({});
  expect(selectFitting({ address: { line1: "1 Elm" }, rooms: ["attic"], floors: 3, isAgreed: true }, initial)).toEqual({
    address: { line1: "1 Elm" },
    rooms: ["attic"],
    floors: 3,
    isAgreed: true,
  });
});

/** Returns all names at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

test("stores values that survive JSON and contain no secret, whatever is typed", () => {
  const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
    tree: fc.dictionary(
      fc.oneof(fc.constantFrom("password", "mfaCode", "accessToken", "name", "postalCode"), fc.string()),
      tie("value"),
      { maxKeys: 5, noNullPrototype: true },
    ),
    value: fc.oneof(
      { depthSize: "small" },
      fc.string({ unit: "grapheme" }),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
      fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
      tie("tree"),
    ),
  }));
  fc.assert(
    fc.property(tree, (values) => {
      const selected = selectStorable(values);
      const restored: unknown = JSON.parse(JSON.stringify(selected));
      // JSON has one zero.
      expect(JSON.stringify(restored)).toBe(JSON.stringify(selected));
      for (const name of namesIn(selected)) expect(["password", "mfaCode", "accessToken"]).not.toContain(name);
    }),
    { numRuns: 1_000 },
  );
});
