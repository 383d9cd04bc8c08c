import { randomBytes } from "node:crypto";
import { isGuessableSecret } from "./guessable-secret";

test.each([
  "a".repeat(32),
  "abababababababababababababababab",
  "correct-horsecorrect-horsecorrect-horse".slice(0, 36),
  "replace-me-with-32-or-more-random-characters",
  "replace-me-too-with-32-or-more-random-characters",
  "only-for-development-on-this-machine",
  "0123456789abcdef0123456789abcdef",
  "Password-Password-of-our-company-1",
])("%s is guessable", (secret) => {
  expect(isGuessableSecret(secret)).toBe(true);
});

test("accepts random secrets in the common encodings", () => {
  for (let round = 0; round < 200; round += 1) {
    const bytes = randomBytes(32);
    for (const encoding of ["hex", "base64", "base64url"] as const) {
      expect(isGuessableSecret(bytes.toString(encoding))).toBe(false);
    }
  }
});
