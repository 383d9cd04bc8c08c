"use client";

import { useMemo } from "react";
import { boolean, object } from "yup";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { runFormEdit } from "@/lib/client/data/edits/run-edit";
import { rowOf } from "@/lib/contract/endpoints";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { companyKeysSchema, personSchema } from "../person-schema";
import { employeeCopy as copy } from "./copy";

const schema = object({
  ...personSchema,
  companyKeys: companyKeysSchema,
  isDataSteward: boolean().defined(),
  isMfaRequired: boolean().defined(),
});

/** Returns the form's initial values. Companies that the viewer cannot see are left out, and added again on save. */
function valuesOf(employee: Employee, hidden: readonly string[]) {
  return {
    givenName: employee.givenName,
    familyName: employee.familyName,
    email: employee.email,
    phone: employee.phone ?? "",
    role: employee.role,
    companyKeys: employee.companyKeys.filter((key) => !hidden.includes(key)),
    isDataSteward: employee.isDataSteward ?? false,
    isMfaRequired: employee.isMfaRequired ?? false,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Creates the form of an employee. Only changes are sent, so that two people who change different fields do not undo
 * each other. `hidden`: keys of companies that the viewer cannot see.
 */
export function useEmployeeForm(employee: Employee, hidden: readonly string[], isOneself: boolean) {
  const initialValues = useMemo(() => valuesOf(employee, hidden), [employee, hidden]);
  const row = isOneself ? "employee.updateProfile" : "employee.update";
  return useSchemaForm({
    schema,
    draft: `employee ${employee.key}`,
    initialValues,
    save: async (values) => {
      if (values.role !== "superadmin" && values.companyKeys.length + hidden.length === 0) {
        throw new Error(copy.noCompanyChosen);
      }
      const changed: Record<string, unknown> = Object.fromEntries(
        Object.entries(values).filter(([field, value]) => !isSame(value, initialValues[field as keyof typeof values])),
      );
      if (changed.phone === "") changed.phone = null;
      if (changed.companyKeys) changed.companyKeys = [...values.companyKeys, ...hidden];
      const saved = await runFormEdit(
        row,
        { key: employee.key, ...changed },
        { refreshesOnFailure: ["company.listAll"] },
      );
      if (saved.status !== "done") return;
      showAlert({ type: "success", message: copy.saved(personName(saved.result)), shouldReplaceDuplicates: true });
    },
    failureOf: (thrown) =>
      thrown instanceof Error && thrown.message === copy.noCompanyChosen
        ? { fields: { companyKeys: thrown.message } }
        : { message: asApiError(thrown, rowOf(row).fallback).message },
  });
}
