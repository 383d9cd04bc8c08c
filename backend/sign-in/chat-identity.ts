/**
 * Identity verification for the chat, so that nobody reads another person's conversations by using that person's key.
 */
import { createHmac } from "node:crypto";

/**
 * Returns the value that the provider (Intercom) verifies: an HMAC-SHA-256 of the user's id in hex, with the provider's
 * secret. Null without a secret, which turns the chat off.
 */
export function chatIdentityHash(secret: string | null, userId: string): string | null {
  return secret === null ? null : createHmac("sha256", secret).update(userId).digest("hex");
}
