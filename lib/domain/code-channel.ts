/** The channel of an employee's one-time codes. */
import type { Employee, MfaChannel } from "./entities";

/** Email if no phone is on file, whatever was chosen before. */
export function codeChannel({ phone, preferredMfaChannel }: Employee): MfaChannel {
  return preferredMfaChannel === "text" && phone ? "text" : "email";
}
