/** What proves to the chat's provider who somebody is, so that nobody reads another's conversations by naming their key. */
import { createHmac } from "node:crypto";

/**
 * As the provider reckons it (Intercom's identity verification): HMAC-SHA-256 of the person's id in the chat, in hex, by
 * the secret that the provider shows for it. Null where none is set: there is nothing to prove, and no chat.
 */
export function chatIdentityHash(secret: string | null, userId: string): string | null {
  return secret === null ? null : createHmac("sha256", secret).update(userId).digest("hex");
}
