"use client";

import { FieldMessagesSection } from "./field-messages";
import { LongTextSections } from "./long-text-fields";
import { PasswordSection } from "./password-fields";
import { TextInputSection } from "./text-fields";

/** Fields that are written in, in every state. */
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
