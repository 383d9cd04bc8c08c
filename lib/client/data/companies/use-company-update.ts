"use client";

import type { Company } from "../../../domain/entities";
import type { TextFields } from "../edits/use-text-edit";
import { useTextEdit } from "../edits/use-text-edit";

const TEXTS: TextFields<"company.update", "name"> = {
  name: "company.update",
  textOf: ({ name }) => name,
  changeOf: (_field, text) => ({ name: text }),
};

/** Saves the name of a company; see `useTextEdit`. */
export function useCompanyUpdate(company: Company, label: string) {
  return useTextEdit(company, TEXTS, label);
}
