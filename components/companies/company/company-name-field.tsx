"use client";

import { useEffect, useRef } from "react";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { TextInput } from "@/components/ui/inputs/text-input";
import { verdictOf } from "@/components/ui/inputs/verdict-of";
import { typedKey } from "@/components/ui/keys/typed-key";
import { useCompanyUpdate } from "@/lib/client/data/companies/use-company-update";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Company } from "@/lib/domain/entities";
import { LONGEST_COMPANY_NAME } from "../company-name";
import { companiesCopy } from "../copy";
import { isSameName } from "../listed-companies";
import { companyCopy as copy } from "./copy";
import { RenameConflict } from "./rename-conflict";

/** The name of a company, which saves itself. Where somebody else has changed it, both are shown and one is chosen. */
export function CompanyNameField({ company }: { company: Company }) {
  const input = useRef<HTMLInputElement>(null);
  const save = useCompanyUpdate(company, copy.editing(company.name));
  const { data: companies } = useBackend("company.listAll", {});
  const text = useSavedText({
    ...handlersOfText(copy.name),
    draft: `name of ${company.key}`,
    saved: company.name,
    save: (typed, base) => save("name", typed, base),
  });
  // After every render: the field's own rules were put on it before.
  useEffect(() => text.judge(...verdictOf(input.current)));
  if (text.conflict)
    return (
      <RenameConflict label={copy.name} conflict={text.conflict} onDecide={(chosen) => void text.decide(chosen)} />
    );
  const twin = companies?.find(({ key, name }) => key !== company.key && isSameName(name, text.text));
  return (
    <TextInput
      ref={input}
      label={copy.name}
      labelAside={
        text.isWaiting ? (
          <span role="status">{copy.waiting}</span>
        ) : (
          <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />
        )
      }
      value={text.text}
      error={text.refusal}
      isInstantError={text.draft !== null}
      hint={twin ? companiesCopy.sameName(twin.name) : undefined}
      onValueChange={text.change}
      onBlur={text.flush}
      onKeyDown={(event) => {
        if (typedKey(event) === "Enter") text.flush();
      }}
      maxLength={LONGEST_COMPANY_NAME}
      required
      pattern=".*\S.*"
      autoComplete="off"
    />
  );
}
