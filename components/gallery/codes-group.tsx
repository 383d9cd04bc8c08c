"use client";

import { useState } from "react";
import { CodeInput, type CodeInputProps } from "@/components/ui/inputs/code-input";
import { BACKUP_CODE_LENGTH, MFA_CODE_LENGTH } from "@/lib/domain/constants";
import { Section, Specimen } from "./section";

const digit = (position: number, length: number) => `Digit ${position} of ${length}`;
const character = (position: number, length: number) => `Character ${position} of ${length}`;

function Code({ initial = "", ...props }: Partial<CodeInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <CodeInput
      label="Code"
      length={MFA_CODE_LENGTH}
      boxLabel={digit}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export function CodesGroup() {
  return (
    <>
      <Section title="One-time code" note="six digits; paste, autofill, Backspace and arrow keys">
        <Specimen label="empty">
          <Code hint="Valid for 10 minutes" />
        </Specimen>
        <Specimen label="partly filled, required">
          <Code initial="407" required />
        </Specimen>
        <Specimen label="filled">
          <Code initial="407912" />
        </Specimen>
        <Specimen label="invalid">
          <Code label="Incorrect code" initial="407912" error="Please try again with the correct numeric code." />
        </Specimen>
        <Specimen label="disabled">
          <Code initial="407912" disabled />
        </Specimen>
        <Specimen label="read-only">
          <Code initial="407912" readOnly />
        </Specimen>
        <Specimen label="four digits">
          <Code length={4} initial="40" />
        </Specimen>
      </Section>
      <Section title="Backup code" note="sixteen letters and digits, in groups of four">
        <Specimen label="empty">
          <Code label="Backup code" kind="alphanumeric" length={BACKUP_CODE_LENGTH} boxLabel={character} />
        </Specimen>
        <Specimen label="filled">
          <Code
            label="Backup code"
            kind="alphanumeric"
            length={BACKUP_CODE_LENGTH}
            boxLabel={character}
            initial="4TQ8MZ2KXW9R7BHC"
          />
        </Specimen>
        <Specimen label="invalid">
          <Code
            label="Backup code"
            kind="alphanumeric"
            length={BACKUP_CODE_LENGTH}
            boxLabel={character}
            initial="4TQ8MZ2KXW9"
            error="Incorrect code"
          />
        </Specimen>
      </Section>
    </>
  );
}
