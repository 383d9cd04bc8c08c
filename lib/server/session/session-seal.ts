/** Seals and unseals a session; runs in Node and on the edge. The first secret seals, all unseal, so secrets rotate unnoticed. */
import { sealData, unsealData } from "iron-session";
import { packSession, type SessionRecord, unpackSession } from "./session-record";

/** The seal itself never expires: the times inside are judged at every read. */
const NO_EXPIRY = 0;

export function sealSession(record: SessionRecord, secrets: readonly string[]): Promise<string> {
  return sealData(packSession(record), { password: secrets[0] ?? "", ttl: NO_EXPIRY });
}

/** The sealed record, or null for anything that none of the secrets opens. */
export async function unsealSession(sealed: string, secrets: readonly string[]): Promise<SessionRecord | null> {
  for (const password of secrets) {
    try {
      const record = unpackSession(await unsealData(sealed, { password, ttl: NO_EXPIRY }));
      if (record) return record;
    } catch {
      // Not a seal at all: the next secret will say the same, and nobody is signed in.
    }
  }
  return null;
}
