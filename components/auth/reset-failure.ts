import { asApiError } from "@/lib/client/calls/api-error";
import { RESET_COPY } from "./password-copy";

/** Returns the server's message if it refused the new password, and a general message for every other failure. */
export function resetFailureOf(error: unknown): string {
  const { type, message } = asApiError(error, RESET_COPY.failed);
  return type === "invalid_input" ? message : RESET_COPY.failed;
}
