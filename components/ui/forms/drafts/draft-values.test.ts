import fc from "fast-check";
import { changedValues, fittingValues, isSecretName, keepable } from "./draft-values";

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
])("%s is a secret", (name) => expect(isSecretName(name)).toBe(true));

test.each(["postalCode", "zip_code", "countryCode", "givenName", "note", "codec", "shipping", "claimNumber"])(
  "%s is none",
  (name) => expect(isSecretName(name)).toBe(false),
);

test("secrets go at every depth; so do files and what is no plain value", () => {
  const kept = keepable({
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
  expect(kept).toEqual({
    name: "Ann",
    address: { line1: "1 Elm", postalCode: "78704", gate: { hint: "left" } },
    rooms: ["attic"],
    floors: 2,
    isAgreed: true,
    nothing: null,
  });
});

test("only what differs from how the form began is a change", () => {
  const begun = { name: "", kind: "claim", address: { line1: "", city: "" }, rooms: [], floors: null };
  expect(changedValues(begun, begun)).toEqual({});
  expect(changedValues({ ...begun, address: { line1: "1 Elm", city: "" }, floors: 2 }, begun)).toEqual({
    address: { line1: "1 Elm", city: "" },
    floors: 2,
  });
  expect(changedValues({ ...begun, kind: "" }, begun)).toEqual({ kind: "" });
});

test("of a draft of another build only what still fits comes back", () => {
  const begun = { name: "", address: { line1: "", city: "" }, rooms: [] as string[], floors: null, isAgreed: false };
  const draft = {
    name: ["no text"],
    address: { line1: 3, city: "Austin" },
    rooms: ["attic", 4],
    floors: { count: 2 },
    isAgreed: "yes",
    gone: "x",
  };
  expect(fittingValues(draft, begun)).toEqual({});
  expect(fittingValues({ address: { line1: "1 Elm" }, rooms: ["attic"], floors: 3, isAgreed: true }, begun)).toEqual({
    address: { line1: "1 Elm" },
    rooms: ["attic"],
    floors: 3,
    isAgreed: true,
  });
});

/** Every name at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

test("whatever is typed: what is kept comes back from JSON as it was, and holds no secret", () => {
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
      const kept = keepable(values);
      const back: unknown = JSON.parse(JSON.stringify(kept));
      // JSON has one zero.
      expect(JSON.stringify(back)).toBe(JSON.stringify(kept));
      for (const name of namesIn(kept)) expect(["password", "mfaCode", "accessToken"]).not.toContain(name);
    }),
    { numRuns: 1_000 },
  );
});
