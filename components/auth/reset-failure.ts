import { asApiError } from "@/lib/client/calls/api-error";
import { RESET_WORDS } from "./words";

/** Why a new password was not taken: a refusal in the server's words, every other failure in ours. */
export function resetFailureOf(error: unknown): string {
  const { type, message } = asApiError(error, RESET_WORDS.failed);
  return type === "invalid_input" ? message : RESET_WORDS.failed;
}
