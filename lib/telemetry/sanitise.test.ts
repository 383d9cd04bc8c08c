import fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { sanitiseBody, sanitiseHeaders } from "./sanitise";

const CANARY = "canary-5d1f0c";
const MB = 1024 * 1024;

/** Returns a name in random case. */
const anyCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((isUpper) =>
      [...name].map((letter, index) => (isUpper[index] ? letter.toUpperCase() : letter.toLowerCase())).join(""),
    );
const piece = fc.stringMatching(/^[a-zA-Z_.-]{0,6}$/);
const secretName = fc
  .tuple(piece, fc.constantFrom("password", "access-token", "accessToken").chain(anyCase), piece)
  .map((parts) => parts.join(""));
/** Names without any of the secret names. */
const plainName = fc.stringMatching(/^[b-n]{1,8}$/).map((name) => `f_${name}`);
const secretValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(CANARY),
  fc.constant([CANARY, [CANARY]]),
  plainName.map((name) => ({ [name]: { [name]: CANARY } })),
);
const plainValue = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), plainName, fc.constant('7 Oak "Lane"'));

/** A tree with secrets, and the same tree without them. */
type Tree = { input: unknown; clean: unknown };
const tree: fc.Arbitrary<Tree> = fc.letrec<{ node: Tree; leaf: Tree }>((tie) => ({
  leaf: plainValue.map((value) => ({ input: value, clean: value })),
  node: fc.oneof(
    { maxDepth: 5, depthIdentifier: "tree" },
    tie("leaf"),
    fc.array(tie("node"), { maxLength: 4 }).map((inner) => ({
      input: inner.map((one) => one.input),
      clean: inner.map((one) => one.clean),
    })),
    fc
      .tuple(
        fc.uniqueArray(fc.tuple(plainName, tie("node")), { maxLength: 4, selector: ([name]) => name }),
        fc.array(fc.tuple(secretName, secretValue), { minLength: 1, maxLength: 3 }),
      )
      .map(([fields, secrets]) => ({
        input: Object.fromEntries([...secrets, ...fields.map(([name, one]) => [name, one.input] as const)]),
        clean: Object.fromEntries(fields.map(([name, one]) => [name, one.clean])),
      })),
    // JSON within a text.
    tie("node").map((one) => ({ input: JSON.stringify([one.input]), clean: JSON.stringify([one.clean]) })),
  ),
})).node;

test("removes every field whose name contains a secret name, at any depth, in any case, in lists and in texts, and keeps all others", () => {
  let withSecrets = 0;
  fc.assert(
    fc.property(tree, ({ input, clean }) => {
      const body = JSON.stringify(input);
      if (body.includes(CANARY)) withSecrets += 1;
      expect(sanitiseBody(body)).toBe(JSON.stringify(clean));
    }),
    { numRuns: 500 },
  );
  expect(withSecrets).toBeGreaterThan(shareOf(100));
});

test("removes headers whose name contains a secret name, in any case, and other credentials", () => {
  fc.assert(
    fc.property(fc.array(secretName), fc.uniqueArray(plainName), (secrets, names) => {
      const plain = names.map((name) => [name, "1"] as const);
      const sanitized = sanitiseHeaders([...secrets.map((name) => [name, CANARY] as const), ...plain]);
      expect(sanitized).toEqual(Object.fromEntries(plain));
    }),
  );
  expect(
    sanitiseHeaders([
      ["Authorization", "Bearer a"],
      ["cookie", "a=b"],
      ["Set-Cookie", "a=b"],
      ["X-Access-Token", "a"],
      ["accept", "application/json"],
    ]),
  ).toEqual({ accept: "application/json" });
});

test.each([
  ["", null],
  ["email=a&password=canary", null],
  ['{"password":"canary"', null],
  ["undefined", null],
  // A name may be written with escapes, or occur twice.
  ['{"pass\\u0077ord":"canary","a":1}', '{"a":1}'],
  ['{"a":{"__proto__":{"PASSWORD":"canary","b":2}}}', '{"a":{"__proto__":{"b":2}}}'],
  ['{"note":"{\\"password\\":\\"canary\\""}', '{"note":null}'],
  ['{"note":"[see the password in the mail]","b":"{x}"}', '{"note":null,"b":"{x}"}'],
  ['"{\\"newPassword\\":\\"canary\\"}"', '"{}"'],
  ["[1,true,null]", "[1,true,null]"],
])("sanitizes %s to %s", (body, sanitized) => {
  expect(sanitiseBody(body)).toBe(sanitized);
});

test("removes the query of an address, and the token in a page's address", () => {
  const sanitized = sanitiseBody(
    JSON.stringify({
      url: "https://files.test/a.jpg?signature=canary#canary",
      text: "Open http://app.test/reset-password/a@b.test/canary or /activate-account/a@b.test/canary/canary now? Yes.",
    }),
  );
  expect(JSON.parse(sanitized ?? "")).toEqual({
    url: "https://files.test/a.jpg",
    text: "Open http://app.test/reset-password/ or /activate-account/ now? Yes.",
  });
});

test("keeps a body of 4 MB; cuts a longer one to its first 1000 characters, after sanitizing", () => {
  const complete = JSON.stringify({ text: "x".repeat(4 * MB - 11) });
  expect(complete).toHaveLength(4 * MB);
  expect(sanitiseBody(complete)).toBe(complete);
  const long = JSON.stringify({ first: "a", password: CANARY, list: ["é".repeat(900), "x".repeat(4 * MB)] });
  const sanitized = sanitiseBody(long) ?? "";
  expect(sanitized).toHaveLength(1000);
  expect(sanitized).toBe(`{"first":"a","list":["${"é".repeat(900)}","${"x".repeat(1000 - 925)}`);
});

test("drops values nested too deeply, and sanitizes long texts within 5 seconds", () => {
  expect(sanitiseBody(`${"[".repeat(200_000)}"canary"${"]".repeat(200_000)}`)).toBeNull();
  const startedAt = performance.now();
  const text = JSON.stringify({ a: "http".repeat(900_000), b: "https://".repeat(10_000) });
  expect(sanitiseBody(text)).not.toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
