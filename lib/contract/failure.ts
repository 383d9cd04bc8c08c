/** The shape of a failed call (contract section 1), how it is read from any body, and the fallback messages. */

export type FailureType =
  | "invalid_input"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "expired"
  | "locked_out"
  | "rate_limited"
  | "server_error";

export type FailureStatus = { message: string; type: string };
export type Failure = {
  /** Never empty. */
  status: FailureStatus[];
  isLockedOut?: boolean;
  passwordResetLink?: string;
  /** The current records, on a 409 of an older revision. */
  conflicts?: unknown[];
  /** Refused rows of a bulk call. */
  errors?: unknown[];
  /** The failed step of an activation; set by the app only. */
  step?: "activation" | "login";
};

/** Shown if a success is not JSON or lacks its key (specification section 8). */
export const INVALID_RESPONSE_JSON = "Invalid response JSON";
/** An outage says nothing about a password or a code. */
export const LINTEL_UNREACHED = "Lintel can't be reached right now. Try again in a minute.";
/** Shown if a lock comes without a message. */
export const ACCOUNT_LOCKED = "Your account is locked. Contact support.";
export const SESSION_EXPIRED = "Your session has expired. Please log in again.";

const TYPE_BY_STATUS: Record<number, FailureType> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "expired",
  423: "locked_out",
  429: "rate_limited",
};

/** Returns the type of a failure whose body names none. */
export function failureTypeOf(httpStatus: number): FailureType {
  return TYPE_BY_STATUS[httpStatus] ?? (httpStatus >= 500 ? "server_error" : "invalid_input");
}

/** Returns a failure with one message. */
export function failureWith(message: string, type: FailureType): Failure {
  return { status: [{ message, type }] };
}

function readStatus(entry: unknown, httpStatus: number): FailureStatus[] {
  if (typeof entry !== "object" || entry === null) return [];
  const { message, type } = entry as { message?: unknown; type?: unknown };
  if (typeof message !== "string" || message.trim() === "") return [];
  return [{ message, type: typeof type === "string" && type !== "" ? type : failureTypeOf(httpStatus) }];
}

/** Reads any body of a failed answer into the contract's shape; a body of another shape gives the fallback message. */
export function readFailure(body: unknown, httpStatus: number, fallback: string): Failure {
  const source = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const entries = Array.isArray(source.status) ? source.status.flatMap((entry) => readStatus(entry, httpStatus)) : [];
  const isLockedOut = source.isLockedOut === true;
  const fallbackStatus = isLockedOut
    ? { message: ACCOUNT_LOCKED, type: "locked_out" }
    : { message: fallback, type: failureTypeOf(httpStatus) };
  return {
    status: entries.length > 0 ? entries : [fallbackStatus],
    ...(isLockedOut && { isLockedOut }),
    ...(typeof source.passwordResetLink === "string" && { passwordResetLink: source.passwordResetLink }),
    ...(Array.isArray(source.conflicts) && { conflicts: source.conflicts }),
    ...(Array.isArray(source.errors) && { errors: source.errors }),
  };
}

/** Like `readFailure`, by row: the row's outage message replaces every 5xx, with or without a message. */
export function readRowFailure(
  { fallback, outage }: { fallback: string; outage?: string },
  body: unknown,
  httpStatus: number,
): Failure {
  if (outage !== undefined && httpStatus >= 500) return failureWith(outage, "server_error");
  return readFailure(body, httpStatus, fallback);
}
