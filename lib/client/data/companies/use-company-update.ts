"use client";

import type { Company } from "../../../domain/entities";
import type { RecordTexts } from "../edits/save-text";
import { useTextUpdate } from "../edits/use-text-update";

const TEXTS: RecordTexts<"company.update", "name"> = {
  name: "company.update",
  textOf: ({ name }) => name,
  changeOf: (_field, text) => ({ name: text }),
};

/** Saves the name of a company; see `useTextUpdate`. */
export function useCompanyUpdate(company: Company, label: string) {
  return useTextUpdate(company, TEXTS, label);
}
