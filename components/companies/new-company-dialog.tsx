"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { object, string } from "yup";
import { Notice } from "@/components/ui/feedback/notice";
import { FormDialog } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { TextInput } from "@/components/ui/inputs/text-input";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { useCreateCompany } from "@/lib/client/data/companies/use-create-company";
import { usePublicConfig } from "@/lib/client/public-config";
import { rowOf } from "@/lib/contract/endpoints";
import { companyPath } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { MAX_COMPANY_NAME_LENGTH } from "./company-name";
import { companiesCopy } from "./copy";
import { isSameName } from "./listed-companies";

const copy = companiesCopy.creation;

const schema = object({ name: string().trim().max(MAX_COMPANY_NAME_LENGTH).required() });

export type NewCompanyDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  companies: readonly Company[];
  /** Called once the company is created, or queued to be created. */
  onCreated: () => void;
};

/** Asks for the name of a new company. The input is kept while the dialog is closed, until the company is created. */
export function NewCompanyDialog({ isOpen, onOpenChange, companies, onCreated }: NewCompanyDialogProps) {
  const router = useRouter();
  const { key, create } = useCreateCompany(usePublicConfig().keyBase);
  const form = useSchemaForm({
    schema,
    draft: "new company",
    initialValues: { name: "" },
    save: async ({ name }) => {
      const outcome = await create(name, copy.creating(name));
      const buttonProps = { label: copy.open, onClick: () => router.push(companyPath(key)) };
      showAlert(
        outcome === "done"
          ? { type: "success", message: copy.created(name), buttonProps }
          : { type: "success", message: copy.createLater(name) },
      );
      onCreated();
    },
    failureOf: (error) => ({ message: asApiError(error, rowOf("company.create").fallback).message }),
  });
  const typed = useWatch({ control: form.methods.control, name: "name" });
  const namesake = companies.find(({ name }) => isSameName(name, typed));
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title={copy.title}
      description={copy.text}
      cancel={copy.cancel}
      submit={copy.create}
      onClose={() => onOpenChange(false)}
    >
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label={copy.name} maxLength={MAX_COMPANY_NAME_LENGTH} autoComplete="off" />}
      </FormField>
      {namesake ? <Notice tone="warn">{companiesCopy.sameName(namesake.name)}</Notice> : null}
    </FormDialog>
  );
}
