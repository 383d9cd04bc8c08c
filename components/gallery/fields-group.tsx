"use client";

import { FieldMessagesSection } from "./field-messages";
import { LongTextSections } from "./long-text-fields";
import { PasswordSection } from "./password-fields";
import { TextInputSection } from "./text-fields";

/** Text fields in every state. */
export function FieldsGroup() {
  return (
    <>
      <TextInputSection />
      <FieldMessagesSection />
      <PasswordSection />
      <LongTextSections />
    </>
  );
}
