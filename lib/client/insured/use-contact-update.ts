"use client";

import type { Insured } from "../../domain/entities";
import type { RecordTexts, TextSave } from "../mutations/save-text";
import { useTextUpdate } from "../mutations/use-text-update";

export const CONTACT_TEXTS = ["givenName", "familyName", "email", "phone"] as const;
export type ContactText = (typeof CONTACT_TEXTS)[number];
export type ContactSave = TextSave;

const TEXTS: RecordTexts<"insured.update", ContactText> = {
  name: "insured.update",
  textOf: (insured, field) => insured[field] ?? "",
  changeOf,
};

/** Saves one text of a contact at a time; see `useTextUpdate`. */
export function useContactUpdate(insured: Insured, label: string) {
  return useTextUpdate(insured, TEXTS, label);
}

/** An empty email or phone is none; a name is never empty. */
function changeOf(field: ContactText, text: string): Partial<Pick<Insured, ContactText>> {
  const value = text === "" ? null : text;
  if (field === "email") return { email: value };
  if (field === "phone") return { phone: value };
  return field === "givenName" ? { givenName: text } : { familyName: text };
}
