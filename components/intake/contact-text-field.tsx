"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { verdictOf } from "@/components/ui/inputs/verdict-of";
import { typedKey } from "@/components/ui/keys/typed-key";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import { checkPhone } from "@/lib/client/data/insured/check-phone";
import type { ContactSave, ContactText } from "@/lib/client/data/insured/use-contact-update";
import { LOCATION } from "@/lib/domain/constants";
import { LONGEST_EMAIL } from "@/lib/validation/email";
import { ConflictChoice } from "./conflict-choice";
import { LONGEST_NAME } from "./contact-schema";
import { contactCopy as copy } from "./copy";

type Props = {
  field: ContactText;
  insuredKey: string;
  saved: string;
  save: (field: ContactText, text: string, base: string) => Promise<ContactSave>;
  /** Told each text as it is typed. */
  onText: (field: ContactText, text: string) => void;
};

/** Why the backend would not have this number; null where it would. */
async function refusePhone(phone: string): Promise<string | null> {
  const check = await checkPhone(phone);
  if (check.kind === "valid") return null;
  return check.kind === "invalid" ? copy.invalidPhone : check.message;
}

/** A name, an email or a phone that saves itself. */
export function ContactTextField({ field, insuredKey, saved, save, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const text = useSavedText({
    ...handlersOfText(copy[field]),
    draft: `${field} of ${insuredKey}`,
    saved,
    save: (typed, base) => save(field, typed, base),
    refuse: field === "phone" ? refusePhone : undefined,
  });
  // After every render: the field's own rules were put on it before.
  useEffect(() => text.judge(...verdictOf(input.current)));
  if (text.conflict) {
    return (
      <ConflictChoice field={copy[field]} conflict={text.conflict} onDecide={(chosen) => void text.decide(chosen)} />
    );
  }
  const note = text.isWaiting ? (
    <span role="status">{copy.waiting}</span>
  ) : (
    <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />
  );
  const shared = {
    ref: input,
    label: copy[field],
    value: text.text,
    error: text.refusal,
    isInstantError: text.draft !== null,
    onValueChange: (typed: string) => {
      text.change(typed);
      onText(field, typed);
    },
    onBlur: text.flush,
  };
  return <Field field={field} shared={shared} note={note} />;
}

type Shared = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  error: string | null;
  isInstantError: boolean;
  onValueChange: (text: string) => void;
  onBlur: () => void;
};

function Field({ field, shared, note }: { field: ContactText; shared: Shared; note: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (typedKey(event) === "Enter") shared.onBlur();
  };
  switch (field) {
    case "phone":
      return <PhoneInput {...shared} location={LOCATION} hasExtension hint={note} autoComplete="off" />;
    case "email":
      return (
        <EmailInput
          {...shared}
          labelAside={note}
          maxLength={LONGEST_EMAIL}
          autoComplete="off"
          onKeyDown={(event) => onKeyDown(event)}
        />
      );
    case "givenName":
    case "familyName":
      return (
        <TextInput
          {...shared}
          labelAside={note}
          maxLength={LONGEST_NAME}
          required
          pattern=".*\S.*"
          autoComplete="off"
          onKeyDown={(event) => onKeyDown(event)}
        />
      );
  }
}
