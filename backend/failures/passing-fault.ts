/** Recognizes errors of a temporary database outage, after which the same call may succeed in a moment. */
import { DrizzleQueryError } from "drizzle-orm";

/**
 * PostgreSQL's states: connection exceptions, a read-only node after a failover, no memory, disk space or connection
 * left, canceled statement, shutdown, crash and start-up; serialization failure and deadlock.
 */
const PASSING_STATE = /^(?:08...|25006|53...|57014|57P0[1-5]|40001|40P01)$/;
/** Codes of a socket. A caller's socket fails with the same codes. */
const PASSING_CODE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Messages of the driver's own errors, which have no code. */
const PASSING_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is (?:closed|closing))/;

/** Thrown if there is no connection for a transaction: Drizzle wraps only the errors of statements. */
export class ConnectionFault extends Error {
  constructor(cause: unknown) {
    super("The database gave no connection.", { cause });
  }
}

function isPassing(error: object, isOfDatabase: boolean): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string" && (PASSING_STATE.test(code) || (isOfDatabase && PASSING_CODE.has(code)))) return true;
  return typeof message === "string" && PASSING_MESSAGE.test(message);
}

function hasPassingCause(error: unknown, isOfDatabase: boolean): boolean {
  let isBelowDatabase = isOfDatabase;
  for (let link = error; typeof link === "object" && link !== null; link = (link as { cause?: unknown }).cause) {
    isBelowDatabase ||= link instanceof DrizzleQueryError || link instanceof ConnectionFault;
    if (isPassing(link, isBelowDatabase)) return true;
    if (link instanceof AggregateError && link.errors.some((each) => hasPassingCause(each, isBelowDatabase)))
      return true;
  }
  return false;
}

/**
 * Checks the error, its causes, and the errors of attempts on several addresses. A socket's code counts only on a
 * statement or connection of the database.
 */
export function isPassingFault(error: unknown): boolean {
  return hasPassingCause(error, false);
}
