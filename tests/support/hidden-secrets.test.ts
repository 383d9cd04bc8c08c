import fc from "fast-check";
import { secretsIn } from "./hidden-secrets";

const CODE = { kind: "code", value: "739154" };
const PASSWORD = { kind: "password", value: 'Canary#Meadow"7\\!' };
const BACKUP_CODE = { kind: "backup code", value: "LINTELBACKUP0007" };
const TOKEN = { kind: "link token", value: "Xy-12345_abcdefghijklmnopqrstuvwxyz01234567" };
const ALL = [CODE, PASSWORD, BACKUP_CODE, TOKEN];

/** A request to a recorder, as the vendor stub logs it: method, address, headers and body. */
const received = (body: string, address = "/heard") =>
  ["POST", address, "Host", "127.0.0.1:43123", "Content-Length", "1391", body].join("\n");
/** A recorder's message: a call's body is a text within its own JSON. */
const reported = (body: string) =>
  received(
    JSON.stringify({
      name: "record",
      given: [{ kind: "call", path: "/api/session/mfa", status: 200, request: { headers: {}, body } }, 1795836550123],
    }),
  );

const json = (value: string) => JSON.stringify({ code: value, isTrusted: false });
/** Writes every character but digits as its character code. */
const numbered = (value: string) =>
  value.replace(/\D/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
const percented = (value: string) => [...Buffer.from(value)].map((byte) => `%${byte.toString(16)}`).join("");
const base64 = (value: string) => Buffer.from(value).toString("base64");
const base64url = (value: string) => Buffer.from(value).toString("base64url");
const hex = (value: string) => Buffer.from(value).toString("hex");

const WRITINGS: readonly [string, (value: string) => string][] = [
  ["as it is", (value) => received(value)],
  ["in a body of JSON", (value) => received(json(value))],
  ["in JSON within JSON", (value) => reported(json(value))],
  ["in JSON within JSON within JSON", (value) => reported(json(json(value)))],
  ["with every character as its code", (value) => received(`{"code":"${numbered(value)}"}`)],
  ["after a line break within JSON", (value) => reported(`Your code\n${value}`)],
  ["in lower case", (value) => reported(json(value.toLowerCase()))],
  ["in a form", (value) => reported(new URLSearchParams({ email: "a@b.test", code: `is ${value}` }).toString())],
  ["in an address", (value) => received("", `/heard?with=%22${encodeURIComponent(value)}%22`)],
  ["in an address, every character escaped", (value) => received("", `/heard?with=${percented(value)}`)],
  ["in an address, escaped twice", (value) => received("", `/heard?with=${encodeURIComponent(percented(value))}`)],
  ["as base64", (value) => reported(base64(value))],
  ["as base64 after other letters", (value) => received("", `/heard/of/${base64url(value)}/more`)],
  ["a whole body as base64", (value) => received(base64(reported(json(value))))],
  ["as base64, shifted by one character", (value) => reported(base64(`"${value}"`))],
  ["as base64, shifted by two characters", (value) => reported(base64(`:"${value}"`))],
  ["as hexadecimal digits", (value) => reported(hex(json(value)))],
  ["in a header", (value) => received("").replace("1391", `Bearer ${value}`)],
];

test.each(WRITINGS)("finds a hidden password, code, backup code and token: %s", (_, write) => {
  for (const secret of ALL) expect(secretsIn(write(secret.value), ALL)).toEqual([secret]);
  const both = `${write(CODE.value)}\n${write(TOKEN.value)}`;
  expect(secretsIn(both, ALL)).toEqual([CODE, TOKEN]);
});

test("finds nothing in a text without secrets, in six digits of a longer number, or in a piece of a token", () => {
  for (const text of ["", reported(json("none")), reported("1739154"), reported("7391540"), reported("739 154")])
    expect(secretsIn(text, ALL)).toEqual([]);
  expect(secretsIn(reported(json(TOKEN.value.slice(1))), ALL)).toEqual([]);
  expect(secretsIn(reported(base64("739155")), ALL)).toEqual([]);
});

test("refuses secrets too short to distinguish from chance", () => {
  expect(() => secretsIn("", [{ kind: "code", value: "12345" }])).toThrow("Too short to be looked for: 5 characters");
});

test("finds any secret in up to five nested encodings", () => {
  const layers = fc.array(
    fc.constantFrom<(text: string) => string>(
      json,
      (text) => encodeURIComponent(`a=${text}&b=1`),
      (text) => base64(`{"${text}"}`),
      (text) => base64url(text),
      (text) => hex(text),
      (text) => `before ${text} behind`,
    ),
    { minLength: 1, maxLength: 5 },
  );
  const secret = fc.string({ unit: fc.constantFrom(..."aZ09-_!#$&\"'\\/%+ "), minLength: 8, maxLength: 40 });
  fc.assert(
    fc.property(secret, layers, (value, around) => {
      const text = around.reduce((inner, layer) => layer(inner), value);
      const sought = [{ kind: "password", value }, TOKEN];
      expect(secretsIn(received(text), sought)).toEqual([sought[0]]);
    }),
    { numRuns: 300 },
  );
});
