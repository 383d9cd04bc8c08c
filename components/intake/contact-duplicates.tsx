"use client";

import { useWatch } from "react-hook-form";
import type { SchemaForm } from "@/components/ui/forms/use-schema-form";
import { duplicateQuestion } from "@/lib/client/data/insured/duplicate-question";
import { useDuplicates } from "@/lib/client/data/insured/use-duplicates";
import type { ContactValues } from "./contact-schema";
import { DuplicatesNotice } from "./duplicates-notice";

/** Looks, while a new contact is typed, whether it is on file already. Alone here the form is drawn again at each key. */
export function ContactDuplicates({ form }: { form: SchemaForm<ContactValues> }) {
  const [email, phone, { place: _place, ...address }] = useWatch({
    control: form.methods.control,
    name: ["email", "phone", "address"],
  });
  return <DuplicatesNotice duplicates={useDuplicates(duplicateQuestion({ email, phone, address }))} />;
}
