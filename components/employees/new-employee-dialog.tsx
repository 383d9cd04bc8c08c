"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { object } from "yup";
import { Notice } from "@/components/ui/feedback/notice";
import { FormRow } from "@/components/ui/forms/form";
import { FormDialog } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import { useDeletedCompanies } from "@/lib/client/data/companies/use-deleted-companies";
import { runFormEdit } from "@/lib/client/data/edits/run-edit";
import { usePublicConfig } from "@/lib/client/public-config";
import { rowOf } from "@/lib/contract/endpoints";
import { employeePath } from "@/lib/domain/admin-paths";
import { companyOptions } from "@/lib/domain/company-options";
import { LOCATION } from "@/lib/domain/constants";
import type { Employee } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { personName } from "@/lib/domain/person-name";
import { DEFAULT_ROLE, type Role } from "@/lib/domain/roles";
import { CompaniesUnread } from "./companies-unread";
import { employeesCopy, roleNames } from "./copy";
import { companyKeysSchema, MAX_NAME_LENGTH, personSchema } from "./person-schema";

const copy = employeesCopy.creation;
const CHANGED = { shouldDirty: true, shouldValidate: true };

const schema = object({
  ...personSchema,
  companyKeys: companyKeysSchema.when("role", ([role], list) =>
    role === "superadmin" ? list : list.min(1, copy.noCompanyChosen),
  ),
});

export type NewEmployeeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  employees: readonly Employee[];
  companyNames: ReadonlyMap<string, string>;
  unreadCompanies: UnreadCompanies | null;
  /** The roles that the viewer may assign. */
  roles: readonly Role[];
  onCreated: () => void;
};

/** Creates the form of a new employee. A successful save closes the dialog and offers to open the employee. */
function useNewEmployeeForm(companyKeys: readonly string[], onCreated: () => void) {
  const router = useRouter();
  const { keyBase } = usePublicConfig();
  // Created once, so that sending the same form again invites no one twice.
  const [key] = useState(() => createKey("employee", keyBase));
  return useSchemaForm({
    schema,
    draft: "new employee",
    initialValues: {
      email: "",
      givenName: "",
      familyName: "",
      phone: "",
      role: DEFAULT_ROLE,
      companyKeys: companyKeys.length === 1 ? [...companyKeys] : [],
    },
    save: async ({ phone, ...fields }) => {
      const params = { key, ...fields, phone: phone || null };
      const created = await runFormEdit("employee.create", params, { refreshesOnFailure: ["company.listAll"] });
      if (created.status !== "done") return;
      const buttonProps = { label: copy.open, onClick: () => router.push(employeePath(key)) };
      showAlert({ type: "success", message: copy.created(personName(created.result)), buttonProps });
      onCreated();
    },
    failureOf: (thrown) => ({ message: asApiError(thrown, rowOf("employee.create").fallback).message }),
  });
}

type NewEmployeeForm = ReturnType<typeof useNewEmployeeForm>;

/** Invites an employee. The input is kept while the dialog is closed, until the employee is invited. */
export function NewEmployeeDialog(props: NewEmployeeDialogProps) {
  const { isOpen, onOpenChange, employees, companyNames, roles, onCreated } = props;
  const form = useNewEmployeeForm([...companyNames.keys()], onCreated);
  const deletedNotice = useDeletedChoices({ form, companyNames });
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      size="md"
      title={copy.title}
      description={copy.text}
      cancel={copy.cancel}
      submit={copy.create}
      onClose={() => onOpenChange(false)}
    >
      <PersonFields form={form} employees={employees} />
      <FormField form={form} name="role">
        {(field) => (
          <Select
            {...field}
            label={copy.role}
            options={roles.map((role) => ({ value: role, text: roleNames[role] }))}
          />
        )}
      </FormField>
      <CompaniesField form={form} companyNames={companyNames} />
      <CompaniesUnread unread={props.unreadCompanies} />
      {deletedNotice === null ? null : <Notice tone="warn">{deletedNotice}</Notice>}
    </FormDialog>
  );
}

/** Email, name and phone, with a notice if the email belongs to an existing employee. */
function PersonFields({ form, employees }: { form: NewEmployeeForm; employees: readonly Employee[] }) {
  const typed = useWatch({ control: form.methods.control, name: "email" });
  const existing = employees.find(({ email }) => email.toLowerCase() === typed.trim().toLowerCase());
  return (
    <>
      <FormField form={form} name="email">
        {(field) => <EmailInput {...field} label={copy.email} autoComplete="off" />}
      </FormField>
      {existing ? <Notice tone="warn">{copy.sameEmail(personName(existing))}</Notice> : null}
      <FormRow>
        <FormField form={form} name="givenName">
          {(field) => <TextInput {...field} label={copy.givenName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="familyName">
          {(field) => <TextInput {...field} label={copy.familyName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
        </FormField>
      </FormRow>
      <FormField form={form} name="phone">
        {(field) => <PhoneInput {...field} label={copy.phone} location={LOCATION} autoComplete="off" />}
      </FormField>
    </>
  );
}

type CompanyProps = { form: NewEmployeeForm; companyNames: ReadonlyMap<string, string> };

function CompaniesField({ form, companyNames }: CompanyProps) {
  const role = useWatch({ control: form.methods.control, name: "role" });
  return (
    <FormField form={form} name="companyKeys">
      {(field) => (
        <Multiselect
          {...field}
          label={copy.companies}
          options={companyOptions(companyNames)}
          placeholder={copy.chooseCompanies}
          // The schema's own list of required fields cannot know a rule that depends on the role.
          required={role !== "superadmin"}
        />
      )}
    </FormField>
  );
}

/** Drops chosen companies that were deleted in the meantime. Returns the notice, or null. */
function useDeletedChoices({ form, companyNames }: CompanyProps): string | null {
  const { control, setValue } = form.methods;
  const chosen = useWatch({ control, name: "companyKeys" });
  return useDeletedCompanies(chosen, companyNames, (left) => setValue("companyKeys", left, CHANGED));
}
