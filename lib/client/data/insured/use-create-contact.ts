"use client";

import { useState } from "react";
import type { Place } from "../../../domain/distance";
import type { Address, Insured } from "../../../domain/entities";
import { createKey } from "../../../domain/keys";
import { runForForm } from "../edits/run-for-form";

export type NewContact = {
  companyKey: string;
  givenName: string;
  familyName: string;
  email: string | null;
  phone: string | null;
  address: Address | null;
  /** Where the address stands, where that is known. */
  place: Place | null;
};

/**
 * Makes a contact with its home. The keys are made once, so that a second try of the same form makes no second contact.
 * `label` is what waits, in the user's words. Resolves to whether it was made or waits, and to what a claim of it needs. Rejects with an ApiError where it was refused.
 */
export function useCreateContact(keyBase: string) {
  const [keys] = useState(() => ({ insured: createKey("insured", keyBase), property: createKey("property", keyBase) }));
  return async ({ address, place, ...contact }: NewContact, label: string) => {
    const property = address ? { property: { key: keys.property, address, ...place } } : {};
    const params = { key: keys.insured, ...contact, ...property };
    const outcome = await runForForm({ name: "insured.createContact", params, label, actor: null });
    const { companyKey, givenName, familyName } = contact;
    const properties: Insured["properties"] = address
      ? [{ key: keys.property, insuredKey: keys.insured, address, ...place }]
      : [];
    return { outcome, owner: { key: keys.insured, companyKey, givenName, familyName, properties } };
  };
}
