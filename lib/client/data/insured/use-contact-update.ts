"use client";

import type { Insured } from "../../../domain/entities";
import type { TextEditOutcome, TextFields } from "../edits/use-text-edit";
import { useTextEdit } from "../edits/use-text-edit";

export const CONTACT_TEXTS = ["givenName", "familyName", "email", "phone"] as const;
export type ContactText = (typeof CONTACT_TEXTS)[number];
export type ContactSave = TextEditOutcome;

const TEXTS: TextFields<"insured.update", ContactText> = {
  name: "insured.update",
  textOf: (insured, field) => insured[field] ?? "",
  changeOf,
};

/** Saves one text of an insured at a time; see `useTextEdit`. */
export function useContactUpdate(insured: Insured, label: string) {
  return useTextEdit(insured, TEXTS, label);
}

/** An empty email or phone is saved as null. */
function changeOf(field: ContactText, text: string): Partial<Pick<Insured, ContactText>> {
  switch (field) {
    case "email":
      return { email: text === "" ? null : text };
    case "phone":
      return { phone: text === "" ? null : text };
    case "givenName":
      return { givenName: text };
    case "familyName":
      return { familyName: text };
  }
}
