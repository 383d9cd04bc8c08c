/**
 * Normalizes the fields of an insured before they are compared or stored, and refuses invalid ones.
 */
import type { Insured } from "../../lib/domain/entities";
import { isValidEmail, MAX_EMAIL_LENGTH } from "../../lib/validation/email";
import { isValidPhone, phoneRegionOf } from "../../lib/validation/phone";
import { keptPhone } from "../../lib/validation/phone-entry";
import { invalidInput } from "../failures/failure";

const MAX_NAME_LENGTH = 200;

function tidyText(name: string, value: string): string | null {
  if (name === "phone") return keptPhone(value);
  if (name === "email") return value.trim() || null;
  return value.trim();
}

const TIDIED = new Set(["givenName", "familyName", "email", "phone"]);

/**
 * Trims texts, turns an empty email or phone into null, and a phone into E.164, so that the same content is the same
 * record.
 */
export function tidyContact<Sent extends object>(sent: Sent): Sent {
  const tidied = Object.entries(sent).map(([name, value]) => [
    name,
    TIDIED.has(name) && typeof value === "string" ? tidyText(name, value) : value,
  ]);
  return Object.fromEntries(tidied) as Sent;
}

function checkName({ givenName, familyName }: Insured): void {
  if (givenName === "" && familyName === "") throw invalidInput("Give the contact a name.");
  if (Math.max(givenName.length, familyName.length) > MAX_NAME_LENGTH) {
    throw invalidInput(`A name has at most ${MAX_NAME_LENGTH} characters.`);
  }
}

/** Checks an insured; an email or phone is checked only if it changed, so that an old one blocks no other edit. */
export function checkContact(before: Insured | null, after: Insured): void {
  checkName(after);
  if (after.email && after.email !== before?.email) {
    if (after.email.length > MAX_EMAIL_LENGTH || !isValidEmail(after.email)) {
      throw invalidInput("Please enter a valid email address.");
    }
  }
  if (after.phone && after.phone !== before?.phone && !isValidPhone(after.phone, phoneRegionOf())) {
    throw invalidInput("Please enter a valid phone number.");
  }
}
