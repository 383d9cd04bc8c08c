"use client";

import { useCallback, useEffect, useRef } from "react";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { TextInput } from "@/components/ui/inputs/text-input";
import { verdictOf } from "@/components/ui/inputs/verdict-of";
import { typedKey } from "@/components/ui/keys/typed-key";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import { type OwnText, saveOwnText } from "@/lib/client/data/employees/save-own-text";
import { LOCATION } from "@/lib/domain/constants";
import type { Employee } from "@/lib/domain/entities";
import { PROFILE_COPY as copy } from "../copy";
import { OwnPhoneInput } from "./own-phone-input";

/** The longest that the backend keeps. */
const LONGEST_NAME = 200;

/** One's own name or phone, which saves itself. */
export function OwnTextField({ field, employee }: { field: OwnText; employee: Employee }) {
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback((from: number | null, to: number | null) => {
    input.current?.focus();
    input.current?.setSelectionRange(from, to);
  }, []);
  const text = useSavedText({
    ...handlersOfText(copy[field]),
    draft: `own ${field} of ${employee.key}`,
    saved: employee[field] ?? "",
    save: (typed) => saveOwnText(employee.key, field, typed, copy.saving[field]),
  });
  // After every render: the field's own rules were put on it before.
  useEffect(() => text.judge(...verdictOf(input.current)));
  const note = <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />;
  const shared = {
    ref: input,
    label: copy[field],
    value: text.text,
    error: text.refusal,
    isInstantError: text.draft !== null,
    onValueChange: text.change,
    onBlur: text.flush,
  };
  if (field === "phone") {
    const isQuiet = text.status === "rest" && text.draft === null;
    return <OwnPhoneInput {...shared} focus={focus} location={LOCATION} hint={isQuiet ? copy.phoneHint : note} />;
  }
  return (
    <TextInput
      {...shared}
      labelAside={note}
      maxLength={LONGEST_NAME}
      required
      pattern=".*\S.*"
      autoComplete={field === "givenName" ? "given-name" : "family-name"}
      onKeyDown={(event) => {
        if (typedKey(event) === "Enter") text.flush();
      }}
    />
  );
}
