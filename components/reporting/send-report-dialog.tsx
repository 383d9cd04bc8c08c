"use client";

import { useWatch } from "react-hook-form";
import { object, string } from "yup";
import { Notice } from "@/components/ui/feedback/notice";
import { FormDialog, failureOf } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { Select } from "@/components/ui/inputs/select";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useDeletedCompanies } from "@/lib/client/data/companies/use-deleted-companies";
import { runFormEdit } from "@/lib/client/data/edits/run-edit";
import { companyOptions } from "@/lib/domain/company-options";
import { ORDER_TYPES } from "@/lib/domain/project-status";
import { reportingCopy, typeText } from "./copy";
import { rangeText } from "./report-days";
import styles from "./reporting-screen.module.css";
import { type ReportChoice, reportParams } from "./use-report-query";

const copy = reportingCopy.sendDialog;
const schema = object({ key: string().required(), inspectionType: string().required() });
const TYPE_OPTIONS = ORDER_TYPES.map((value) => ({ value: value as string, text: typeText(value) }));

type Props = { choice: ReportChoice; companyNames: ReadonlyMap<string, string>; onClose: () => void };

/** Asks for the company and type of the report to be mailed to the viewer. */
export function SendReportDialog({ choice, companyNames, onClose }: Props) {
  const companies = companyOptions(companyNames);
  const onlyCompany = companies.length === 1 ? companies[0]?.value : undefined;
  const form = useSchemaForm({
    schema,
    initialValues: { key: choice.company ?? onlyCompany ?? "", inspectionType: choice.type ?? "" },
    save: async (values) => {
      const { minDate, maxDate, timezone } = reportParams(choice);
      const params = { ...values, minDate, maxDate, timezone };
      await runFormEdit("company.sendReport", params, { refreshesOnFailure: ["company.listAll"] });
      showAlert({ type: "success", message: copy.sent });
      onClose();
    },
    failureOf,
    isLeftWhenSaved: true,
  });
  const { control, setValue } = form.methods;
  const companyKey = useWatch({ control, name: "key" });
  const deletedNotice = useDeletedCompanies(companyKey === "" ? [] : [companyKey], companyNames, ([key = ""]) =>
    setValue("key", key),
  );
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.about}
      cancel={copy.cancel}
      submit={copy.send}
      onClose={onClose}
    >
      <p className={styles.days}>
        {copy.days}: {rangeText(choice.range)}
      </p>
      <FormField form={form} name="key">
        {(field) => <Select {...field} label={copy.company} placeholder={copy.chooseCompany} options={companies} />}
      </FormField>
      {deletedNotice === null ? null : <Notice tone="warn">{deletedNotice}</Notice>}
      <FormField form={form} name="inspectionType">
        {(field) => <Select {...field} label={copy.type} placeholder={copy.chooseType} options={TYPE_OPTIONS} />}
      </FormField>
    </FormDialog>
  );
}
