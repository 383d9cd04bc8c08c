import fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { sanitiseBody, sanitiseHeaders } from "./sanitise";

const CANARY = "canary-5d1f0c";
const MB = 1024 * 1024;

/** A name in some case. */
const anyCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((isUpper) =>
      [...name].map((letter, at) => (isUpper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""),
    );
const piece = fc.stringMatching(/^[a-zA-Z_.-]{0,6}$/);
const secretName = fc
  .tuple(piece, fc.constantFrom("password", "access-token", "accessToken").chain(anyCase), piece)
  .map((parts) => parts.join(""));
/** Names that hold none of the three, whatever stands beside them. */
const plainName = fc.stringMatching(/^[b-n]{1,8}$/).map((name) => `f_${name}`);
const secretValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(CANARY),
  fc.constant([CANARY, [CANARY]]),
  plainName.map((name) => ({ [name]: { [name]: CANARY } })),
);
const plainValue = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), plainName, fc.constant('7 Oak "Lane"'));

/** A tree with secrets in it, what is left of it without them, and how deep it is. */
type Tree = { given: unknown; left: unknown };
const tree: fc.Arbitrary<Tree> = fc.letrec<{ node: Tree; leaf: Tree }>((tie) => ({
  leaf: plainValue.map((value) => ({ given: value, left: value })),
  node: fc.oneof(
    { maxDepth: 5, depthIdentifier: "tree" },
    tie("leaf"),
    fc.array(tie("node"), { maxLength: 4 }).map((inner) => ({
      given: inner.map((one) => one.given),
      left: inner.map((one) => one.left),
    })),
    fc
      .tuple(
        fc.uniqueArray(fc.tuple(plainName, tie("node")), { maxLength: 4, selector: ([name]) => name }),
        fc.array(fc.tuple(secretName, secretValue), { minLength: 1, maxLength: 3 }),
      )
      .map(([kept, secrets]) => ({
        given: Object.fromEntries([...secrets, ...kept.map(([name, one]) => [name, one.given] as const)]),
        left: Object.fromEntries(kept.map(([name, one]) => [name, one.left])),
      })),
    // JSON within a text.
    tie("node").map((one) => ({ given: JSON.stringify([one.given]), left: JSON.stringify([one.left]) })),
  ),
})).node;

test("no field whose name holds a secret's is left, at any depth, in any case, in lists and in texts; all others are", () => {
  let withSecrets = 0;
  fc.assert(
    fc.property(tree, ({ given, left }) => {
      const body = JSON.stringify(given);
      if (body.includes(CANARY)) withSecrets += 1;
      expect(sanitiseBody(body)).toBe(JSON.stringify(left));
    }),
    { numRuns: 500 },
  );
  expect(withSecrets).toBeGreaterThan(shareOf(100));
});

test("a header whose name holds a secret's goes, in any case; what else lets somebody in does too", () => {
  fc.assert(
    fc.property(fc.array(secretName), fc.uniqueArray(plainName), (secrets, names) => {
      const plain = names.map((name) => [name, "1"] as const);
      const told = sanitiseHeaders([...secrets.map((name) => [name, CANARY] as const), ...plain]);
      expect(told).toEqual(Object.fromEntries(plain));
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
  // A name may be written with escapes, or be given twice.
  ['{"pass\\u0077ord":"canary","a":1}', '{"a":1}'],
  ['{"a":{"__proto__":{"PASSWORD":"canary","b":2}}}', '{"a":{"__proto__":{"b":2}}}'],
  ['{"note":"{\\"password\\":\\"canary\\""}', '{"note":null}'],
  ['{"note":"[see the password in the mail]","b":"{x}"}', '{"note":null,"b":"{x}"}'],
  ['"{\\"newPassword\\":\\"canary\\"}"', '"{}"'],
  ["[1,true,null]", "[1,true,null]"],
])("%s is told as %s", (body, told) => {
  expect(sanitiseBody(body)).toBe(told);
});

test("an address is told without its query, and without the token that a page's address is", () => {
  const told = sanitiseBody(
    JSON.stringify({
      url: "https://files.test/a.jpg?signature=canary#canary",
      text: "Open http://app.test/reset-password/a@b.test/canary or /activate-account/a@b.test/canary/canary now? Yes.",
    }),
  );
  expect(JSON.parse(told ?? "")).toEqual({
    url: "https://files.test/a.jpg",
    text: "Open http://app.test/reset-password/ or /activate-account/ now? Yes.",
  });
});

test("a body of 4 MB is whole; a longer one is its first 1000 characters, stripped before it is cut", () => {
  const whole = JSON.stringify({ text: "x".repeat(4 * MB - 11) });
  expect(whole).toHaveLength(4 * MB);
  expect(sanitiseBody(whole)).toBe(whole);
  const long = JSON.stringify({ first: "a", password: CANARY, list: ["é".repeat(900), "x".repeat(4 * MB)] });
  const told = sanitiseBody(long) ?? "";
  expect(told).toHaveLength(1000);
  expect(told).toBe(`{"first":"a","list":["${"é".repeat(900)}","${"x".repeat(1000 - 925)}`);
});

test("what is nested deeper than can be walked is not told; long texts without an end take no time", () => {
  expect(sanitiseBody(`${"[".repeat(200_000)}"canary"${"]".repeat(200_000)}`)).toBeNull();
  const began = performance.now();
  const text = JSON.stringify({ a: "http".repeat(900_000), b: "https://".repeat(10_000) });
  expect(sanitiseBody(text)).not.toBeNull();
  expect(performance.now() - began).toBeLessThan(5_000);
});
