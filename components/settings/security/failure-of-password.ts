import { asApiError } from "@/lib/client/calls/api-error";
import { rowOf } from "@/lib/contract/endpoints";

/** A failure about the current password is shown on its field. A backend names no field, so the message decides. */
export function failureOfPassword(thrown: unknown): { message: string } | { fields: { oldPassword: string } } {
  const { type, message } = asApiError(thrown, rowOf("employee.updateProfile").fallback);
  const isOfCurrent = type === "invalid_input" && /\b(current|old) password\b/i.test(message);
  return isOfCurrent ? { fields: { oldPassword: message } } : { message };
}
