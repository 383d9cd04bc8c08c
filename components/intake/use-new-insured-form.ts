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
import { insuredFormCopy as copy } from "./copy";
import { emptyInsured, type InsuredValues, insuredSchema } from "./insured-schema";
import type { ClaimOwner } from "./new-claim-dialog";

/** A refusal that belongs to one field. */
class FieldRefused extends Error {
  constructor(
    readonly field: keyof InsuredValues,
    message: string,
  ) {
    super(message);
    this.name = "FieldRefused";
  }
}

const CREATION_FAILED = "Insured creation failed";

function failureOf(thrown: unknown): FormFailure<InsuredValues> {
  if (thrown instanceof FieldRefused) return { fields: { [thrown.field]: thrown.message } };
  return { message: asApiError(thrown, CREATION_FAILED).message };
}

/** The form of a new insured. The backend checks the phone number before the insured is created. */
export function useNewInsuredForm(
  companies: ReadonlyMap<string, string>,
  { onCreated, onNewClaim }: { onCreated: () => void; onNewClaim: (owner: ClaimOwner) => void },
) {
  const create = useCreateContact(usePublicConfig().keyBase);
  const initialValues = useMemo(() => emptyInsured([...companies.keys()]), [companies]);
  const save = async ({ address: { place, ...address }, email, phone, ...contact }: InsuredValues) => {
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
    const isCreated = outcome === "done";
    showAlert({
      type: "success",
      message: isCreated ? copy.created(name) : copy.createLater(name),
      // The usual next step.
      buttonProps: isCreated ? { label: copy.newClaim, onClick: () => onNewClaim(owner) } : undefined,
    });
    onCreated();
  };
  return useSchemaForm({ schema: insuredSchema, draft: "new contact", initialValues, save, failureOf });
}
