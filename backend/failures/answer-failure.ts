/** Answers every error in the contract's shape; no stack, statement or secret leaves the process. */
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "./failure";
import { isPassingFault } from "./passing-fault";

/** PostgreSQL's codes for values that it cannot store: a NUL, half a surrogate pair, malformed text, a huge number. */
const UNSTORABLE = new Set(["22P02", "22P05", "22021", "22003"]);
const UNIQUE_VIOLATION = "23505";
const BROKEN_REFERENCE = "23503";

const UNREADABLE = "The request could not be read.";
/** Statuses of bytes that Node could not parse as a request; any other is 400. */
const SOCKET_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function databaseCode(error: unknown): string | null {
  for (let cause = error; typeof cause === "object" && cause !== null; cause = (cause as { cause?: unknown }).cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

function fromDatabase(error: unknown): Failure | null {
  const code = databaseCode(error);
  if (code === null) return null;
  if (UNSTORABLE.has(code)) return new Failure("invalid_input", "A value cannot be stored.");
  if (code === UNIQUE_VIOLATION) return new Failure("conflict", "A record with this key already exists.");
  if (code === BROKEN_REFERENCE) return new Failure("invalid_input", "A record that is referred to does not exist.");
  return null;
}

function fromFramework(error: FastifyError): Failure | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 413) return new Failure("invalid_input", "The body is too large.", { status });
  if (status === 415) return new Failure("invalid_input", "The content type is not accepted here.", { status });
  return new Failure("invalid_input", UNREADABLE, { status });
}

/** Returns the failure that answers an error; null for a fault of this program. */
export function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  return fromDatabase(error) ?? fromFramework(error as FastifyError);
}

/** Seconds; a caller may wait longer. */
const RETRY_AFTER = 1;
const DATABASE_DOWN = new Failure("server_error", "Lintel can't reach its data right now. Try again in a minute.", {
  status: 503,
});

/** Handles errors for Fastify. A database outage is no refusal, so the answer invites the caller to try again. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Failure) && isPassingFault(error)) {
    request.log.warn({ err: error }, "the database is away");
    return reply.code(DATABASE_DOWN.status).header("retry-after", String(RETRY_AFTER)).send(DATABASE_DOWN.body);
  }
  const failure = asFailure(error);
  if (failure === null) request.log.error({ err: error }, "unexpected failure");
  const answer = failure ?? new Failure("server_error", "Something went wrong");
  return reply.code(answer.status).send(answer.body);
}

/** Answers bytes that never became a request, on the bare connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(new Failure("invalid_input", UNREADABLE).body);
  const head = [
    `HTTP/1.1 ${SOCKET_STATUSES[error.code ?? ""] ?? "400 Bad Request"}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
