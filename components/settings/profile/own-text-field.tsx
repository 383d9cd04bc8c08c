"use client";

import { useCallback, useRef } from "react";
import { type OwnText, saveOwnText } from "@/lib/client/data/employees/save-own-text";
import { LOCATION } from "@/lib/domain/constants";
import type { Employee } from "@/lib/domain/entities";
import { SavedTextField } from "../../saved-text/saved-text-field";
import { PROFILE_COPY as copy } from "../copy";
import { OwnPhoneInput } from "./own-phone-input";

/** The longest name that the backend accepts. */
const MAX_NAME_LENGTH = 200;

/** A name or phone of the signed-in employee, saved automatically. */
export function OwnTextField({ field, employee }: { field: OwnText; employee: Employee }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const focus = useCallback((from: number | null, to: number | null) => {
    inputRef.current?.focus();
    inputRef.current?.setSelectionRange(from, to);
  }, []);
  const text = {
    label: copy[field],
    draft: `own ${field} of ${employee.key}`,
    saved: employee[field] ?? "",
    save: (typed: string) => saveOwnText(employee.key, field, typed, copy.saving[field]),
  };
  if (field !== "phone") {
    const autoComplete = field === "givenName" ? "given-name" : "family-name";
    return <SavedTextField {...text} maxLength={MAX_NAME_LENGTH} isRequired autoComplete={autoComplete} />;
  }
  return (
    <SavedTextField {...text} inputRef={inputRef}>
      {(input, { note, isQuiet, hasDraft }) => (
        <OwnPhoneInput
          {...input}
          ref={inputRef}
          focus={focus}
          isInstantError={hasDraft}
          location={LOCATION}
          hint={isQuiet ? copy.phoneHint : note}
        />
      )}
    </SavedTextField>
  );
}
