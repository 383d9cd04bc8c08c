import type { ApiError } from "@/lib/client/calls/api-error";
import { CODE_COPY } from "./code-copy";

/** The texts for a refused code: the field's label, and the message under it. */
export type CodeFailure = {
  label: string;
  message: string;
  isLocked: boolean;
  /** The code was not checked: it is kept, and its field is not marked as wrong. */
  isOutage: boolean;
};

/**
 * Returns the texts for a failed check. A lock, an expired code, an attempt limit and an outage show the message of the
 * error; every other refusal is an incorrect code.
 */
export function codeFailureOf(error: ApiError): CodeFailure {
  const { label, incorrect, expired, tryAgain } = CODE_COPY;
  const failure = { label, message: error.message, isLocked: false, isOutage: false };
  if (error.isUnanswered || error.status === 0 || error.status === 429 || error.status >= 500)
    return { ...failure, isOutage: true };
  if (error.isLockedOut || error.message.includes("has been locked")) {
    return { ...failure, isLocked: true };
  }
  if (error.type === "expired" || /\bexpired\b/i.test(error.message)) {
    return { ...failure, label: expired };
  }
  return { ...failure, label: incorrect, message: tryAgain };
}
