import type { EndpointParams } from "../../../contract/endpoints";
import { isAddressWhole } from "../../../domain/address-lines";
import type { Address } from "../../../domain/entities";
import { isValidEmail } from "../../../validation/email";

export type DuplicateQuestion = EndpointParams<"insured.checkDuplicates">;

/** A national number of seven digits at least, with its calling code. */
const WHOLE_PHONE = /^\+\d{8,15}\b/;

/** What of a draft is whole enough to ask by; null while nothing is. */
export function duplicateQuestion(draft: {
  email?: string;
  phone?: string;
  address?: Partial<Address>;
}): DuplicateQuestion | null {
  const email = draft.email?.trim() ?? "";
  const phone = draft.phone?.trim() ?? "";
  const question: DuplicateQuestion = {
    ...(isValidEmail(email) ? { email } : {}),
    ...(WHOLE_PHONE.test(phone) ? { phone } : {}),
    ...(draft.address && isAddressWhole(draft.address) ? { address: draft.address } : {}),
  };
  return Object.keys(question).length === 0 ? null : question;
}
