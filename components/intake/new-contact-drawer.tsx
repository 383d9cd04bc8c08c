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
import { type ContactValues, LONGEST_NAME } from "./contact-schema";
import { contactCopy as copy } from "./copy";
import { DuplicatesNotice } from "./duplicates-notice";
import type { ClaimOwner } from "./new-claim-dialog";
import { useAddressProvider } from "./use-address-provider";
import { useNewContactForm } from "./use-new-contact-form";

/** Looks, while a new contact is typed, whether it is on file already. Alone here the form is drawn again at each key. */
function ContactDuplicates({ form }: { form: SchemaForm<ContactValues> }) {
  const [email, phone, { place: _place, ...address }] = useWatch({
    control: form.methods.control,
    name: ["email", "phone", "address"],
  });
  return <DuplicatesNotice duplicates={useDuplicates(duplicateSearch({ email, phone, address }))} />;
}

export type NewContactDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names by key of the companies that the contact can be of. */
  companies: ReadonlyMap<string, string>;
  /** The contact is made, or waits to be. */
  onCreated: () => void;
  /** The contact's first claim is asked for. */
  onNewClaim: (owner: ClaimOwner) => void;
};

/** Asks for a new contact. What was typed stays while the drawer is shut, until the contact is made. */
export function NewContactDrawer({ isOpen, onOpenChange, companies, onCreated, onNewClaim }: NewContactDrawerProps) {
  const addressProvider = useAddressProvider();
  const form = useNewContactForm(companies, { onCreated, onNewClaim });
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
            {(field) => <TextInput {...field} label={copy.givenName} maxLength={LONGEST_NAME} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="familyName">
            {(field) => <TextInput {...field} label={copy.familyName} maxLength={LONGEST_NAME} autoComplete="off" />}
          </FormField>
        </FormRow>
        <FormField form={form} name="email">
          {(field) => <EmailInput {...field} label={copy.email} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="phone">
          {(field) => <PhoneInput {...field} label={copy.phone} location={LOCATION} hasExtension autoComplete="off" />}
        </FormField>
        {/* Beside what gives it away: below the address nobody sees it on a small screen. */}
        <ContactDuplicates form={form} />
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
