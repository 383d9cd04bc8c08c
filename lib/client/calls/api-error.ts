/** How a call to the backend failed, as every caller sees it (contract section 1, "Failure"). */
export type ApiErrorDetails = {
  message: string;
  /** The contract's type of failure, e.g. "invalid_input" or "conflict". */
  type: string;
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  isLockedOut?: boolean;
  passwordResetLink?: string;
  /** On a 409: the records as the backend has them now. */
  conflicts?: unknown[];
  /** On a refused bulk upload: what is wrong with which row. */
  rowErrors?: { row: number; message: string }[];
  /** Which step of an activation failed. */
  step?: string;
  /** Whether nobody decided about the call: no answer, a broken one, or 502, 503, 504. It may be sent again. */
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

/** Any thrown value as an ApiError, so that callers handle one shape. */
export function asApiError(error: unknown, fallback: string): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ message: fallback, type: "server_error", status: 0 });
}
