"use client";

import { useState } from "react";
import { NewPasswordFields, type NewPasswordFieldsProps } from "@/components/ui/inputs/new-password-fields";
import { PasswordInput } from "@/components/ui/inputs/password-input";
import { Section, Specimen } from "./section";

const EMAIL = "ann@lintel.test";

type NewPasswordProps = Pick<NewPasswordFieldsProps, "required" | "disabled" | "error"> & {
  password: string;
  confirmation: string;
};

function NewPassword({ password, confirmation, ...rest }: NewPasswordProps) {
  const [typed, setTyped] = useState({ password, confirmation });
  return <NewPasswordFields {...rest} value={typed} onValueChange={setTyped} email={EMAIL} isTried />;
}

/** Passwords, shown and hidden, and a new password with its checklist. */
export function PasswordSection() {
  return (
    <Section title="Password" note="rules are checked while typing; an unmet rule shows a dash, not red">
      <Specimen label="hidden; the eye shows it">
        <PasswordInput label="Password" defaultValue="Harbor#Lantern7" />
      </Specimen>
      <Specimen label="disabled">
        <PasswordInput label="Old password" disabled defaultValue="Harbor#Lantern7" />
      </Specimen>
      <Specimen label="new, empty">
        <NewPassword password="" confirmation="" />
      </Specimen>
      <Specimen label="new, some rules met, different">
        <NewPassword password="harbor7" confirmation="harbor" />
      </Specimen>
      <Specimen label="new, all met, matching">
        <NewPassword password="Harbor#Lantern7" confirmation="Harbor#Lantern7" />
      </Specimen>
      <Specimen label="new, contains the email">
        <NewPassword password="1#Ann@lintel.test" confirmation="" />
      </Specimen>
      <Specimen label="new, required">
        <NewPassword password="" confirmation="" required />
      </Specimen>
      <Specimen label="new, disabled">
        <NewPassword password="Harbor#Lantern7" confirmation="Harbor#Lantern7" disabled />
      </Specimen>
      <Specimen label="new, external error">
        <NewPassword
          password="Harbor#Lantern7"
          confirmation="Harbor#Lantern7"
          error="One of your last five passwords"
        />
      </Specimen>
    </Section>
  );
}
