/** The failure of a call to the backend (contract section 1, "Failure"). */
export type ApiErrorDetails = {
  message: string;
  /** The contract's type of failure, e.g. "invalid_input" or "conflict". */
  type: string;
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  isLockedOut?: boolean;
  passwordResetLink?: string;
  /** On a 409, the current records of the backend. */
  conflicts?: unknown[];
  /** On a refused bulk upload, the errors by row. */
  rowErrors?: { row: number; message: string }[];
  /** The activation step that failed. */
  step?: string;
  /** The outcome is unknown (no response, a broken one, or 502, 503, 504), so the call may be sent again. */
  isUnanswered?: boolean;
};

export class ApiError extends Error {
  readonly type: string;
  readonly status: number;
  readonly isLockedOut: boolean;
  readonly passwordResetLink?: string;
  readonly conflicts?: unknown[];
  readonly rowErrors?: { row: number; message: string }[];
  readonly step?: string;
  readonly isUnanswered: boolean;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = "ApiError";
    this.type = details.type;
    this.status = details.status;
    this.isLockedOut = details.isLockedOut ?? false;
    this.passwordResetLink = details.passwordResetLink;
    this.conflicts = details.conflicts;
    this.rowErrors = details.rowErrors;
    this.step = details.step;
    this.isUnanswered = details.isUnanswered ?? false;
  }
}

/** Returns an ApiError unchanged, and any other thrown value as an ApiError with the message `fallback`. */
export function asApiError(error: unknown, fallback: string): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ message: fallback, type: "server_error", status: 0 });
}
