/** Where somebody's one-time codes go by their own choice. */
import type { Employee, MfaChannel } from "./entities";

/** By mail where no number is on file, whatever was chosen before it was taken off. */
export function codeChannel({ phone, preferredMfaChannel }: Employee): MfaChannel {
  return preferredMfaChannel === "text" && phone ? "text" : "email";
}
