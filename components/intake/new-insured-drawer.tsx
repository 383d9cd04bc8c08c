"use client";

import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { AddressField } from "@/components/ui/address/address-field";
import { Button } from "@/components/ui/button";
import { Form, FormFailureNotice, FormRow } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import type { SchemaForm } from "@/components/ui/forms/use-schema-form";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Drawer } from "@/components/ui/overlays/drawer";
import { duplicateSearch } from "@/lib/client/data/insured/duplicate-search";
import { useDuplicates } from "@/lib/client/data/insured/use-duplicates";
import { LOCATION } from "@/lib/domain/constants";
import { insuredFormCopy as copy } from "./copy";
import { DuplicatesNotice } from "./duplicates-notice";
import { type InsuredValues, MAX_NAME_LENGTH } from "./insured-schema";
import type { ClaimOwner } from "./new-claim-dialog";
import { useAddressProvider } from "./use-address-provider";
import { useNewInsuredForm } from "./use-new-insured-form";

/** Checks for duplicates while typing. A separate component, so that a keystroke does not render the whole form. */
function TypedDuplicates({ form }: { form: SchemaForm<InsuredValues> }) {
  const [email, phone, { place: _place, ...address }] = useWatch({
    control: form.methods.control,
    name: ["email", "phone", "address"],
  });
  return <DuplicatesNotice duplicates={useDuplicates(duplicateSearch({ email, phone, address }))} />;
}

export type NewInsuredDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Company names by key. */
  companies: ReadonlyMap<string, string>;
  /** Called once the insured is created or queued. */
  onCreated: () => void;
  /** Opens the form of the first claim. */
  onNewClaim: (owner: ClaimOwner) => void;
};

/** The form of a new insured. Typed values survive closing until the insured is created. */
export function NewInsuredDrawer({ isOpen, onOpenChange, companies, onCreated, onNewClaim }: NewInsuredDrawerProps) {
  const addressProvider = useAddressProvider();
  const form = useNewInsuredForm(companies, { onCreated, onNewClaim });
  const options = useMemo(() => [...companies].map(([value, text]) => ({ value, text })), [companies]);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={copy.newTitle}
      footer={[
        <Button key="cancel" onClick={() => onOpenChange(false)}>
          {copy.cancel}
        </Button>,
        <SubmitButton key="create" form={form}>
          {copy.create}
        </SubmitButton>,
      ]}
    >
      <Form form={form} label={copy.form}>
        <FormRow>
          <FormField form={form} name="givenName">
            {(field) => <TextInput {...field} label={copy.givenName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="familyName">
            {(field) => <TextInput {...field} label={copy.familyName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
          </FormField>
        </FormRow>
        <FormField form={form} name="email">
          {(field) => <EmailInput {...field} label={copy.email} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="phone">
          {(field) => <PhoneInput {...field} label={copy.phone} location={LOCATION} hasExtension autoComplete="off" />}
        </FormField>
        {/* Next to the fields that matched; below the address it would be off a small screen. */}
        <TypedDuplicates form={form} />
        <FormField form={form} name="companyKey">
          {(field) => <Select {...field} label={copy.company} options={options} />}
        </FormField>
        <FormField form={form} name="address">
          {(field) => <AddressField {...field} label={copy.address} provider={addressProvider} />}
        </FormField>
        <FormFailureNotice form={form} />
      </Form>
    </Drawer>
  );
}
