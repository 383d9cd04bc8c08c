import type { Employee, MfaChannel } from "./entities";

/** Returns the channel of an employee's one-time codes: email if no phone is on file, even if text was chosen. */
export function codeChannel({ phone, preferredMfaChannel }: Employee): MfaChannel {
  return preferredMfaChannel === "text" && phone ? "text" : "email";
}
