"use client";

import { useCompanyUpdate } from "@/lib/client/data/companies/use-company-update";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Company } from "@/lib/domain/entities";
import { SavedTextField } from "../../saved-text/saved-text-field";
import { MAX_COMPANY_NAME_LENGTH } from "../company-name";
import { companiesCopy } from "../copy";
import { isSameName } from "../listed-companies";
import { companyCopy as copy } from "./copy";

/** The field for a company's name, which saves automatically. A hint names another company of the same name. */
export function CompanyNameField({ company }: { company: Company }) {
  const save = useCompanyUpdate(company, copy.editing(company.name));
  const { data: companies } = useBackend("company.listAll", {});
  const hintFor = (typed: string) => {
    const namesake = companies?.find(({ key, name }) => key !== company.key && isSameName(name, typed));
    return namesake && companiesCopy.sameName(namesake.name);
  };
  return (
    <SavedTextField
      label={copy.name}
      draft={`name of ${company.key}`}
      saved={company.name}
      save={(text, base) => save("name", text, base)}
      hint={hintFor}
      maxLength={MAX_COMPANY_NAME_LENGTH}
      isRequired
    />
  );
}
