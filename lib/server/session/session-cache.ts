/**
 * Caches unsealed cookies, so that a busy page unseals once: bounded, least recently used dropped first, keyed by hash
 * (decision 004).
 */
import { createHash } from "node:crypto";
import { processWide } from "../process-wide";
import type { SessionRecord } from "./session-record";

const MAX_ENTRIES = 2_000;
const entries = processWide("session-cache", () => new Map<string, SessionRecord>());

const keyOf = (sealed: string) => createHash("sha256").update(sealed).digest("base64");

/** Returns the record of a cached cookie, or null. The caller must check whether the session is still valid. */
export function recallSession(sealed: string): SessionRecord | null {
  const key = keyOf(sealed);
  const record = entries.get(key);
  if (!record) return null;
  entries.delete(key);
  entries.set(key, record);
  return record;
}

export function rememberSession(sealed: string, record: SessionRecord): void {
  entries.set(keyOf(sealed), record);
  if (entries.size <= MAX_ENTRIES) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}

export function forgetSession(sealed: string): void {
  entries.delete(keyOf(sealed));
}
