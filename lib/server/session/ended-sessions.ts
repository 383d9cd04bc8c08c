/**
 * Sessions that were ended here, by a log-out or by another sign-in over them: a cookie of theirs that a late answer
 * revives is nobody from then on, before the backend is asked. Bounded, oldest out first; kept hashed. Other replicas do
 * not know of it: there the backend, which has revoked the token, says so.
 */
import { createHash } from "node:crypto";
import { processWide } from "../process-wide";
import type { SessionRecord } from "./session-record";

type Known = Pick<SessionRecord, "accessToken" | "issuedAt">;

const AT_MOST = 10_000;
/** The longest that an answer to a call of an ended session may still be on its way. */
const LATE_MS = 120_000;

const { ended, cleared, ids } = processWide("ended-sessions", () => ({
  ended: new Map<string, number>(),
  cleared: new Map<string, number>(),
  ids: new WeakMap<Known, string>(),
}));

function idOf(record: Known): string {
  const known = ids.get(record);
  if (known !== undefined) return known;
  const id = createHash("sha256").update(`${record.issuedAt} ${record.accessToken}`).digest("base64");
  ids.set(record, id);
  return id;
}

function note(notes: Map<string, number>, id: string): void {
  notes.delete(id);
  notes.set(id, Date.now());
  if (notes.size <= AT_MOST) return;
  const [oldest] = notes.keys();
  if (oldest !== undefined) notes.delete(oldest);
}

export function endSession(record: Known): void {
  note(ended, idOf(record));
}

/** Forgets the end of a session that begins: a backend may give the same token again. */
export function beginSession(record: Known): void {
  ended.delete(idOf(record));
  cleared.delete(idOf(record));
}

export function isSessionEnded(record: Known): boolean {
  return ended.size > 0 && ended.has(idOf(record));
}

/**
 * Whether a 401 of this session may still delete the browser's cookie: the first may. A later one may find the cookie of
 * the next sign-in there, and nobody can tell from here.
 */
export function mayClearCookie(record: Known): boolean {
  const id = idOf(record);
  const last = cleared.get(id);
  if (isSessionEnded(record) || (last !== undefined && Date.now() - last < LATE_MS)) return false;
  note(cleared, id);
  return true;
}
