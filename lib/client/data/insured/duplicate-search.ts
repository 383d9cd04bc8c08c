import type { EndpointParams } from "../../../contract/endpoints";
import { isAddressWhole } from "../../../domain/address-lines";
import type { Address } from "../../../domain/entities";
import { isValidEmail } from "../../../validation/email";

export type DuplicateSearch = EndpointParams<"insured.checkDuplicates">;

/** Calling code and at least seven digits. */
const WHOLE_PHONE = /^\+\d{8,15}\b/;

/** The complete values of a draft to search duplicates by; null if there are none. */
export function duplicateSearch(draft: {
  email?: string;
  phone?: string;
  address?: Partial<Address>;
}): DuplicateSearch | null {
  const email = draft.email?.trim() ?? "";
  const phone = draft.phone?.trim() ?? "";
  const question: DuplicateSearch = {
    ...(isValidEmail(email) ? { email } : {}),
    ...(WHOLE_PHONE.test(phone) ? { phone } : {}),
    ...(draft.address && isAddressWhole(draft.address) ? { address: draft.address } : {}),
  };
  return Object.keys(question).length === 0 ? null : question;
}
