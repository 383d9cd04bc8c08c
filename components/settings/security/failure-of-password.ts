import { asApiError } from "@/lib/client/calls/api-error";
import { rowOf } from "@/lib/contract/endpoints";

/** Assigns a failure about the current password to its field. The backend names no field, so the message decides. */
export function failureOfPassword(thrown: unknown): { message: string } | { fields: { oldPassword: string } } {
  const { type, message } = asApiError(thrown, rowOf("employee.updateProfile").fallback);
  const isAboutCurrent = type === "invalid_input" && /\b(current|old) password\b/i.test(message);
  return isAboutCurrent ? { fields: { oldPassword: message } } : { message };
}
