import { asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";

export type PhoneCheck =
  /** The number as the backend writes it. */
  | { kind: "valid"; phone: string }
  | { kind: "invalid" }
  /** Why it could not be judged, in words. */
  | { kind: "failed"; message: string };

const FALLBACK = "Failed to validate phone!";

/**
 * Has the backend judge a phone number. An empty one is none and needs no judge; where nobody answers, the number passes
 * as it is, since the edit that it belongs to waits and is judged when it arrives.
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
