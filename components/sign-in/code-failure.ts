import type { ApiError } from "@/lib/client/api-error";
import { CODE_WORDS } from "./words";

/** What a refused code shows: the field's label, and the message under it. */
export type CodeFailure = { label: string; message: string; isLocked: boolean };

/**
 * A lock and an expiry are told in the server's words; no answer at all in the call's own; every other refusal is an
 * incorrect code.
 */
export function codeFailureOf(error: ApiError): CodeFailure {
  if (error.isLockedOut || error.message.includes("has been locked")) {
    return { label: CODE_WORDS.label, message: error.message, isLocked: true };
  }
  if (error.type === "expired" || /\bexpired\b/i.test(error.message)) {
    return { label: CODE_WORDS.expired, message: error.message, isLocked: false };
  }
  if (error.isUnanswered) return { label: CODE_WORDS.label, message: error.message, isLocked: false };
  return { label: CODE_WORDS.incorrect, message: CODE_WORDS.tryAgain, isLocked: false };
}
