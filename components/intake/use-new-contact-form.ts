"use client";

import { useMemo } from "react";
import { type FormFailure, useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { checkPhone } from "@/lib/client/data/insured/check-phone";
import { useCreateContact } from "@/lib/client/data/insured/use-create-contact";
import { usePublicConfig } from "@/lib/client/public-config";
import { isAddressBegun } from "@/lib/domain/address-lines";
import { personName } from "@/lib/domain/person-name";
import { type ContactValues, contactSchema, emptyContact } from "./contact-schema";
import { contactCopy as copy } from "./copy";
import type { ClaimOwner } from "./new-claim-dialog";

/** What the backend says of one field of a new contact. */
class FieldRefused extends Error {
  constructor(
    readonly field: keyof ContactValues,
    message: string,
  ) {
    super(message);
    this.name = "FieldRefused";
  }
}

const CREATION_FAILED = "Insured creation failed";

function failureOf(thrown: unknown): FormFailure<ContactValues> {
  if (thrown instanceof FieldRefused) return { fields: { [thrown.field]: thrown.message } };
  return { message: asApiError(thrown, CREATION_FAILED).message };
}

/** The form of a new contact: its phone is judged by the backend first, then the contact is made with its home. */
export function useNewContactForm(
  companies: ReadonlyMap<string, string>,
  { onCreated, onNewClaim }: { onCreated: () => void; onNewClaim: (owner: ClaimOwner) => void },
) {
  const create = useCreateContact(usePublicConfig().keyBase);
  const initialValues = useMemo(() => emptyContact([...companies.keys()]), [companies]);
  const save = async ({ address: { place, ...address }, email, phone, ...contact }: ContactValues) => {
    const checked = await checkPhone(phone);
    if (checked.kind === "invalid") throw new FieldRefused("phone", copy.invalidPhone);
    if (checked.kind === "failed") throw new FieldRefused("phone", checked.message);
    const name = personName(contact);
    const { outcome, owner } = await create(
      {
        ...contact,
        email: email || null,
        phone: checked.phone || null,
        address: isAddressBegun(address) ? address : null,
        place: place ?? null,
      },
      copy.creating(name),
    );
    const isMade = outcome === "done";
    showAlert({
      type: "success",
      message: isMade ? copy.created(name) : copy.createLater(name),
      // What usually comes next.
      buttonProps: isMade ? { label: copy.newClaim, onClick: () => onNewClaim(owner) } : undefined,
    });
    onCreated();
  };
  return useSchemaForm({ schema: contactSchema, draft: "new contact", initialValues, save, failureOf });
}
