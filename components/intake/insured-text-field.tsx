"use client";

import { EmailInput } from "@/components/ui/inputs/email-input";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { checkPhone } from "@/lib/client/data/insured/check-phone";
import type { ContactSave, ContactText } from "@/lib/client/data/insured/use-contact-update";
import { LOCATION } from "@/lib/domain/constants";
import { MAX_EMAIL_LENGTH } from "@/lib/validation/email";
import { SavedTextField } from "../saved-text/saved-text-field";
import { insuredFormCopy as copy } from "./copy";
import { MAX_NAME_LENGTH } from "./insured-schema";

type Props = {
  field: ContactText;
  insuredKey: string;
  saved: string;
  save: (field: ContactText, text: string, base: string) => Promise<ContactSave>;
  onType: (field: ContactText, text: string) => void;
};

/** A name, email or phone of an insured; saves automatically. */
export function InsuredTextField({ field, insuredKey, saved, save, onType }: Props) {
  const text = {
    label: copy[field],
    draft: `${field} of ${insuredKey}`,
    saved,
    save: (typed: string, base: string) => save(field, typed, base),
    onType: (typed: string) => onType(field, typed),
  };
  switch (field) {
    case "phone":
      return (
        <SavedTextField {...text} refuse={refusePhone}>
          {(input, { ref, note, hasDraft }) => (
            <PhoneInput
              {...input}
              ref={ref}
              hint={note}
              isInstantError={hasDraft}
              location={LOCATION}
              hasExtension
              autoComplete="off"
            />
          )}
        </SavedTextField>
      );
    case "email":
      return (
        <SavedTextField {...text}>
          {(input, { ref, note, hasDraft, saveOnEnter }) => (
            <EmailInput
              {...input}
              ref={ref}
              labelAside={note}
              isInstantError={hasDraft}
              maxLength={MAX_EMAIL_LENGTH}
              autoComplete="off"
              onKeyDown={saveOnEnter}
            />
          )}
        </SavedTextField>
      );
    case "givenName":
    case "familyName":
      return <SavedTextField {...text} maxLength={MAX_NAME_LENGTH} isRequired />;
  }
}

/** Returns why the backend would refuse a phone number, or null. */
async function refusePhone(phone: string): Promise<string | null> {
  const check = await checkPhone(phone);
  if (check.kind === "valid") return null;
  return check.kind === "invalid" ? copy.invalidPhone : check.message;
}
