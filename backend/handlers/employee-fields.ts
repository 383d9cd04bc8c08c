/** Validates an employee's fields, and determines the effects of changing them. */
import { ValidationError } from "yup";
import type { EmployeeFields } from "../../lib/contract/employee";
import { flag, optionalText, shape, text } from "../../lib/contract/schemas/shapes";
import type { Employee } from "../../lib/domain/entities";
import { plainAddress } from "../../lib/domain/plain-address";
import { isRole } from "../../lib/domain/roles";
import { isValidEmail, MAX_EMAIL_LENGTH } from "../../lib/validation/email";
import { isValidPhone, phoneRegionOf } from "../../lib/validation/phone";
import { keptPhone } from "../../lib/validation/phone-entry";
import { invalidInput } from "../failures/failure";
import { MAX_PASSWORD_LENGTH } from "../sign-in/new-password";

/** Set by the backend or never stored; ignored when a record is sent back as it was read. */
export const MANAGED_FIELDS = [
  "lastSeenAt",
  "passwordExpiresAt",
  "backupCodesGeneratedAt",
  "chatIdentityHash",
  "chartsAccessToken",
  "chartsAccessTokenExpiresAt",
  "impersonatedRole",
  "impersonatedCompanyKeys",
  "password",
  "oldPassword",
  "photo",
] as const;

const name = () => text().matches(/\S/, "${path} must not be blank").max(200);
const schema = shape<EmployeeFields>({
  givenName: name(),
  familyName: name(),
  email: text()
    .max(MAX_EMAIL_LENGTH)
    .test("email", "${path} must be an email address", (value) => value === undefined || isValidEmail(value)),
  phone: optionalText().max(60),
  role: text().test("role", "${path} names no role", (value) => value === undefined || isRole(value)),
  photoUrl: optionalText()
    .matches(/^https?:\/\//, "${path} must be a web address")
    .max(2000),
  preferredMfaChannel: optionalText().oneOf(["email", "text", null]),
  isMfaRequired: flag(),
  isLockedOut: flag(),
  isDataSteward: flag(),
  password: text().max(MAX_PASSWORD_LENGTH),
  oldPassword: text().max(MAX_PASSWORD_LENGTH),
});

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/**
 * Refuses fields of the wrong type. Returns the fields with the email trimmed, the phone normalized and the photo's
 * address unsigned.
 */
export function checkedFields(params: EmployeeFields): EmployeeFields {
  const sent = typeof params.email === "string" ? { ...params, email: params.email.trim() } : params;
  try {
    schema.validateSync(sent);
  } catch (error) {
    if (error instanceof ValidationError) throw invalidInput(error.message);
    throw error;
  }
  if (sent.companyKeys !== undefined && !isListOfTexts(sent.companyKeys)) {
    throw invalidInput("companyKeys must be a list of keys");
  }
  const photo = sent.photoUrl ? { photoUrl: plainAddress(sent.photoUrl) } : {};
  const phone = typeof sent.phone === "string" ? { phone: keptPhone(sent.phone) } : {};
  return { ...sent, ...photo, ...phone };
}

/** Checks that the fields fit together; only changed ones are checked. */
export function checkChange(before: Employee, after: Employee): void {
  if (after.phone && after.phone !== before.phone && !isValidPhone(after.phone, phoneRegionOf())) {
    throw invalidInput("Please enter a valid phone number.");
  }
  const choosesText = after.preferredMfaChannel === "text" && before.preferredMfaChannel !== "text";
  if (choosesText && !after.phone) throw invalidInput("Add a phone number to get codes by text.");
}

/** Returns whether a change affects how, or where, codes are sent. */
export function changesMfa(before: Employee, after: Employee): boolean {
  const hasNewChannel = after.phone !== before.phone || after.preferredMfaChannel !== before.preferredMfaChannel;
  return after.isMfaRequired !== before.isMfaRequired || (before.isMfaRequired === true && hasNewChannel);
}

/** Returns the names of the fields that differ. */
export function changedFields(before: Employee, after: Employee): string[] {
  const previous = before as unknown as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(previous[field]) !== JSON.stringify(value))
    .map(([field]) => field);
}
