import { asApiError } from "@/lib/client/calls/api-error";
import { RESET_COPY } from "./password-copy";

/** Why a new password was refused: a refusal in the server's words, every other failure in ours. */
export function resetFailureOf(error: unknown): string {
  const { type, message } = asApiError(error, RESET_COPY.failed);
  return type === "invalid_input" ? message : RESET_COPY.failed;
}
