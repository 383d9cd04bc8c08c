/**
 * Seals and unseals a session, in Node and on the edge. The first secret seals and all unseal, so secrets can rotate.
 */
import { sealData, unsealData } from "iron-session";
import { packSession, type SessionRecord, unpackSession } from "./session-record";

/** The seal itself never expires: the times inside are checked at every read. */
const NO_EXPIRY = 0;

export function sealSession(record: SessionRecord, secrets: readonly string[]): Promise<string> {
  return sealData(packSession(record), { password: secrets[0] ?? "", ttl: NO_EXPIRY });
}

/** Returns the sealed record, or null if none of the secrets unseals it. */
export async function unsealSession(sealed: string, secrets: readonly string[]): Promise<SessionRecord | null> {
  for (const password of secrets) {
    try {
      const record = unpackSession(await unsealData(sealed, { password, ttl: NO_EXPIRY }));
      if (record) return record;
    } catch {
      // The text is not a seal, so the other secrets fail too.
    }
  }
  return null;
}
