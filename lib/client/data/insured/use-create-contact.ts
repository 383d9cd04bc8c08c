"use client";

import { useState } from "react";
import type { Place } from "../../../domain/distance";
import type { Address, Insured } from "../../../domain/entities";
import { createKey } from "../../../domain/keys";
import { runFormEdit } from "../edits/run-edit";

export type NewContact = {
  companyKey: string;
  givenName: string;
  familyName: string;
  email: string | null;
  phone: string | null;
  address: Address | null;
  /** The position of the address, if known. */
  place: Place | null;
};

/**
 * Creates an insured with their property. The keys are created once, so that submitting the form again creates no
 * second record. Resolves with the outcome and the insured's fields that a first claim needs; throws ApiError. `label`
 * names the edit in messages.
 */
export function useCreateContact(keyBase: string) {
  const [keys] = useState(() => ({ insured: createKey("insured", keyBase), property: createKey("property", keyBase) }));
  return async ({ address, place, ...contact }: NewContact, label: string) => {
    const propertyParam = address ? { property: { key: keys.property, address, ...place } } : {};
    const params = { key: keys.insured, ...contact, ...propertyParam };
    const { status: outcome } = await runFormEdit("insured.createContact", params, { label });
    const { companyKey, givenName, familyName } = contact;
    const properties: Insured["properties"] = address
      ? [{ key: keys.property, insuredKey: keys.insured, address, ...place }]
      : [];
    return { outcome, owner: { key: keys.insured, companyKey, givenName, familyName, properties } };
  };
}
