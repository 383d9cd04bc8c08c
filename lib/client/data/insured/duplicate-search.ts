import type { EndpointParams } from "../../../contract/endpoints";
import { isAddressWhole } from "../../../domain/address-lines";
import type { Address } from "../../../domain/entities";
import { isValidEmail } from "../../../validation/email";

export type DuplicateSearch = EndpointParams<"insured.checkDuplicates">;

/** A calling code and at least seven more digits. */
const WHOLE_PHONE = /^\+\d{8,15}\b/;

/** Returns the complete values of a draft, to search for duplicates; null if no value is complete. */
export function duplicateSearch(draft: {
  email?: string;
  phone?: string;
  address?: Partial<Address>;
}): DuplicateSearch | null {
  const email = draft.email?.trim() ?? "";
  const phone = draft.phone?.trim() ?? "";
  const search: DuplicateSearch = {
    ...(isValidEmail(email) ? { email } : {}),
    ...(WHOLE_PHONE.test(phone) ? { phone } : {}),
    ...(draft.address && isAddressWhole(draft.address) ? { address: draft.address } : {}),
  };
  return Object.keys(search).length === 0 ? null : search;
}
