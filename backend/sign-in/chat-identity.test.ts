import { chatIdentityHash } from "./chat-identity";

test.each([
  // RFC 4231, test case 2, and the common example of HMAC-SHA-256.
  ["Jefe", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
  [
    "key",
    "The quick brown fox jumps over the lazy dog",
    "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8",
  ],
])("matches the provider's hash for the secret %s", (secret, userId, expected) => {
  expect(chatIdentityHash(secret, userId)).toBe(expected);
});

test("returns no hash without a secret", () => {
  expect(chatIdentityHash(null, "emp-1")).toBeNull();
});
