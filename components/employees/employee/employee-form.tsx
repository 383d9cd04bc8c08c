"use client";

import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { Notice } from "@/components/ui/feedback/notice";
import { Form, FormFailureNotice, FormRow } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import { PhoneInput } from "@/components/ui/inputs/phone-input";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { useDeletedCompanies } from "@/lib/client/data/companies/use-deleted-companies";
import { companyOptions } from "@/lib/domain/company-options";
import { LOCATION } from "@/lib/domain/constants";
import type { Employee } from "@/lib/domain/entities";
import { roleNames } from "../copy";
import { MAX_NAME_LENGTH } from "../person-schema";
import type { EmployeeRights } from "../use-employee-rights";
import { employeeCopy as copy } from "./copy";
import styles from "./employee.module.css";
import { useEmployeeForm } from "./use-employee-form";

const CHANGED = { shouldDirty: true, shouldValidate: true };

type Props = { employee: Employee; companyNames: ReadonlyMap<string, string>; rights: EmployeeRights };

/**
 * The editable fields of an employee, saved together. On their own account, viewers change only the profile. If the
 * employee also belongs to a company that the viewer cannot see, the account fields are read-only.
 */
export function EmployeeForm({ employee, companyNames, rights }: Props) {
  const isOneself = rights.isOneself(employee);
  const isBeyond = !isOneself && rights.refusal("changeAccount", employee) === "beyond";
  const isFixed = isOneself || isBeyond;
  const { companyKeys } = employee;
  const hidden = useMemo(() => companyKeys.filter((key) => !companyNames.has(key)), [companyKeys, companyNames]);
  const companies = useMemo(() => companyOptions(companyNames), [companyNames]);
  const form = useEmployeeForm(employee, hidden, isOneself);
  const { control, setValue } = form.methods;
  const chosen = useWatch({ control, name: "companyKeys" });
  const deletedNotice = useDeletedCompanies(chosen, companyNames, (keys) => setValue("companyKeys", keys, CHANGED));
  return (
    <Form form={form} label={copy.profile} className={styles.fields}>
      <FormRow>
        <FormField form={form} name="givenName">
          {(field) => <TextInput {...field} label={copy.givenName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="familyName">
          {(field) => <TextInput {...field} label={copy.familyName} maxLength={MAX_NAME_LENGTH} autoComplete="off" />}
        </FormField>
      </FormRow>
      <FormField form={form} name="email">
        {(field) => (
          <EmailInput
            {...field}
            label={copy.email}
            hint={isOneself ? copy.ownHint : isBeyond ? copy.beyondHint : copy.newEmailHint}
            readOnly={isFixed}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => (
          <PhoneInput {...field} label={copy.phone} location={LOCATION} readOnly={isBeyond} autoComplete="off" />
        )}
      </FormField>
      <FormField form={form} name="role">
        {(field) => (
          <Select
            {...field}
            label={copy.role}
            readOnly={isFixed}
            options={rights.roles.map((role) => ({ value: role, text: roleNames[role] }))}
          />
        )}
      </FormField>
      <FormField form={form} name="companyKeys">
        {(field) => (
          <Multiselect
            {...field}
            label={copy.companies}
            readOnly={isOneself}
            options={companies}
            placeholder={copy.chooseCompanies}
            hint={hidden.length > 0 ? copy.otherCompanies(hidden.length, rights.seeAllCompanies) : undefined}
          />
        )}
      </FormField>
      {deletedNotice === null ? null : <Notice tone="warn">{deletedNotice}</Notice>}
      <FormField form={form} name="isDataSteward">
        {(field) => <Checkbox {...field} label={copy.isDataSteward} disabled={isFixed} />}
      </FormField>
      <FormField form={form} name="isMfaRequired">
        {(field) => <Checkbox {...field} label={copy.isMfaRequired} disabled={isFixed} />}
      </FormField>
      <FormFailureNotice form={form} />
      <div className={styles.save}>
        <SubmitButton form={form} needsChange>
          {copy.save}
        </SubmitButton>
      </div>
    </Form>
  );
}
