import { BodySeal } from "./sealed-body";

const SECRET = "a-secret-for-tests-of-32-characters";
const BODY = "Your sign-in code is 123456. Grüße";
const seal = new BodySeal(SECRET);

test("decrypts what it encrypted for the same recipient, also after a restart", () => {
  const sealed = seal.seal(BODY, "edda@lintel.test");
  expect(new BodySeal(SECRET).open(sealed, "edda@lintel.test")).toBe(BODY);
});

test("reveals nothing of the body, and encrypts the same body differently each time", () => {
  const [first, second] = [seal.seal(BODY, "a@b.test"), seal.seal(BODY, "a@b.test")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, "base64").toString("latin1")).not.toContain("123456");
});

test.each([
  ["another recipient", (sealed: string) => seal.open(sealed, "eve@evil.test")],
  ["another secret", (sealed: string) => new BodySeal(`${SECRET}.`).open(sealed, "edda@lintel.test")],
  ["a changed letter", (sealed: string) => seal.open(`B${sealed.slice(1)}`, "edda@lintel.test")],
  ["a cut end", (sealed: string) => seal.open(sealed.slice(0, -8), "edda@lintel.test")],
  ["an empty text", () => seal.open("", "edda@lintel.test")],
])("refuses %s", (_what, open) => {
  let sealed = seal.seal(BODY, "edda@lintel.test");
  while (sealed.startsWith("B")) sealed = seal.seal(BODY, "edda@lintel.test");
  expect(open(sealed)).toBeNull();
});
