/**
 * Sessions ended by a log-out or by another sign-in. A late answer may restore the cookie of such a session, which then
 * counts as signed out before the backend is called. The sessions are stored as hashes, and the oldest are dropped
 * first. Other replicas do not know them; there the backend refuses the revoked token.
 */
import { createHash } from "node:crypto";
import { processWide } from "../process-wide";
import type { SessionRecord } from "./session-record";

type SessionId = Pick<SessionRecord, "accessToken" | "issuedAt">;

const MAX_SESSIONS = 10_000;
/** The longest time in ms that an answer to a call of an ended session may take. */
const MAX_ANSWER_MS = 120_000;

const { ended, cleared, ids } = processWide("ended-sessions", () => ({
  ended: new Map<string, number>(),
  cleared: new Map<string, number>(),
  ids: new WeakMap<SessionId, string>(),
}));

function idOf(record: SessionId): string {
  const known = ids.get(record);
  if (known !== undefined) return known;
  const id = createHash("sha256").update(`${record.issuedAt} ${record.accessToken}`).digest("base64");
  ids.set(record, id);
  return id;
}

function recordNow(times: Map<string, number>, id: string): void {
  times.delete(id);
  times.set(id, Date.now());
  if (times.size <= MAX_SESSIONS) return;
  const [oldest] = times.keys();
  if (oldest !== undefined) times.delete(oldest);
}

export function endSession(record: SessionId): void {
  recordNow(ended, idOf(record));
}

/** Unmarks a session that starts: a backend may issue the same token again. */
export function beginSession(record: SessionId): void {
  ended.delete(idOf(record));
  cleared.delete(idOf(record));
}

export function isSessionEnded(record: SessionId): boolean {
  return ended.size > 0 && ended.has(idOf(record));
}

/**
 * Returns whether a 401 of this session may delete the browser's cookie. Only the first 401 may: later, the browser may
 * already have the cookie of the next sign-in.
 */
export function mayClearCookie(record: SessionId): boolean {
  const id = idOf(record);
  const last = cleared.get(id);
  if (isSessionEnded(record) || (last !== undefined && Date.now() - last < MAX_ANSWER_MS)) return false;
  recordNow(cleared, id);
  return true;
}
