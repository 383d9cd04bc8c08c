import { asApiError } from "@/lib/client/calls/api-error";
import { rowOf } from "@/lib/contract/endpoints";

/** What is said of the password in use stands on its field: a backend names no field, and its words are what tells. */
export function failureOfPassword(thrown: unknown): { message: string } | { fields: { oldPassword: string } } {
  const { type, message } = asApiError(thrown, rowOf("employee.updateProfile").fallback);
  const isOfCurrent = type === "invalid_input" && /\b(current|old) password\b/i.test(message);
  return isOfCurrent ? { fields: { oldPassword: message } } : { message };
}
