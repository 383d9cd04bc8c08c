import { asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";

export type PhoneCheck =
  /** The number as the backend formats it. */
  | { kind: "valid"; phone: string }
  | { kind: "invalid" }
  /** Why the check failed. */
  | { kind: "failed"; message: string };

const FALLBACK = "Failed to validate phone!";

/**
 * Validates a phone number at the backend. Empty is valid; without an answer the number passes, since its edit waits
 * in the queue and is validated when it arrives.
 */
export async function checkPhone(phone: string): Promise<PhoneCheck> {
  if (phone === "") return { kind: "valid", phone };
  try {
    const answer = await callBackend("invite.validatePhone", { phone });
    return answer.isValid ? { kind: "valid", phone: answer.phone } : { kind: "invalid" };
  } catch (thrown) {
    const error = asApiError(thrown, FALLBACK);
    return error.isUnanswered ? { kind: "valid", phone } : { kind: "failed", message: error.message };
  }
}
