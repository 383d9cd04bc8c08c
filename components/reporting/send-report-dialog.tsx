"use client";

import { object, string } from "yup";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form, FormFailureNotice } from "@/components/ui/form/form";
import { FormField } from "@/components/ui/form/form-field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { Select } from "@/components/ui/select";
import { showAlert } from "@/lib/client/alerts-store";
import { sendReport } from "@/lib/client/companies/send-report";
import { ORDER_TYPES } from "@/lib/domain/project-status";
import { rangeText } from "./report-days";
import styles from "./reporting-screen.module.css";
import { type ReportChoice, reportParams } from "./use-report-query";
import { reportingWords, typeText } from "./words";

const words = reportingWords.sendDialog;
const schema = object({ key: string().required(), inspectionType: string().required() });
const TYPE_OPTIONS = ORDER_TYPES.map((value) => ({ value: value as string, text: typeText(value) }));

type Props = { choice: ReportChoice; companyNames: ReadonlyMap<string, string>; onClose: () => void };

/** Asks of which company and type the report is that one mails to oneself. */
export function SendReportDialog({ choice, companyNames, onClose }: Props) {
  const companies = [...companyNames].map(([value, text]) => ({ value, text }));
  const only = companies.length === 1 ? companies[0]?.value : undefined;
  const form = useSchemaForm({
    schema,
    initialValues: { key: choice.company ?? only ?? "", inspectionType: choice.type ?? "" },
    save: async (chosen) => {
      const { minDate, maxDate, timezone } = reportParams(choice);
      await sendReport({ ...chosen, minDate, maxDate, timezone });
      showAlert({ type: "success", message: words.sent });
      onClose();
    },
    failureOf: (error) => ({ message: error instanceof Error ? error.message : String(error) }),
    isLeftWhenSaved: true,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.title}
      description={words.about}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {words.cancel}
        </Button>,
        <SubmitButton key="send" form={form}>
          {words.send}
        </SubmitButton>,
      ]}
    >
      <Form form={form} label={words.title}>
        <p className={styles.days}>
          {words.days}: {rangeText(choice.range)}
        </p>
        <FormField form={form} name="key">
          {(field) => <Select {...field} label={words.company} placeholder={words.chooseCompany} options={companies} />}
        </FormField>
        <FormField form={form} name="inspectionType">
          {(field) => <Select {...field} label={words.type} placeholder={words.chooseType} options={TYPE_OPTIONS} />}
        </FormField>
        <FormFailureNotice form={form} />
      </Form>
    </Dialog>
  );
}
