/** A refusal in the contract's shape: handlers throw it, and `answer-failure.ts` answers it. */
export const FAILURE_STATUSES = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  locked_out: 403,
  not_found: 404,
  conflict: 409,
  expired: 400,
  rate_limited: 429,
  server_error: 500,
} as const;
export type FailureType = keyof typeof FAILURE_STATUSES;

export type FailureExtras = {
  /** Current records, if the revision sent was older. */
  conflicts?: readonly object[];
  isLockedOut?: boolean;
  passwordResetLink?: string;
  /** Rows of a bulk call that were refused. */
  errors?: readonly object[];
  /** Overrides the status of the type. */
  status?: number;
};

export class Failure extends Error {
  constructor(
    readonly type: FailureType,
    message: string,
    readonly extras: FailureExtras = {},
  ) {
    super(message);
  }

  get status(): number {
    return this.extras.status ?? FAILURE_STATUSES[this.type];
  }

  /** The body of the answer. */
  get body(): object {
    const { status: _status, ...extras } = this.extras;
    return { status: [{ message: this.message, type: this.type }], ...extras };
  }
}

export const invalidInput = (message: string) => new Failure("invalid_input", message);
export const notFound = (message: string) => new Failure("not_found", message);
export const conflict = (message: string, conflicts?: readonly object[]) =>
  new Failure("conflict", message, conflicts ? { conflicts } : {});
export const forbidden = (message = "You may not do this.") => new Failure("forbidden", message);
export const unauthorized = (message = "Sign in first.") => new Failure("unauthorized", message);
