"use client";

import { object, string } from "yup";
import { FormDialog, failureOf } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { TextArea } from "@/components/ui/inputs/text-area";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { emailContents } from "@/lib/client/data/projects/email-contents";
import type { Survey } from "@/lib/domain/entities";
import { emailCopy } from "./email-copy";

const schema = object({
  email: string().trim().email().required(),
  message: string().trim().defined().max(2000),
});

type Props = {
  survey: Survey;
  name: string;
  /** Suggested recipient. */
  address: string;
  onClose: () => void;
};

/** Emails the list of an inspection's photos. */
export function EmailContentsDialog({ survey, name, address, onClose }: Props) {
  const form = useSchemaForm({
    schema,
    draft: `contents of ${survey.key}`,
    initialValues: { email: address, message: "" },
    save: async ({ email, message }) => {
      await emailContents({ key: survey.key, email, ...(message ? { message } : {}) });
      showAlert({ type: "success", message: emailCopy.sent(email) });
      onClose();
    },
    failureOf,
    isLeftWhenSaved: true,
  });
  return (
    <FormDialog
      form={form}
      title={emailCopy.title}
      description={emailCopy.about(name)}
      cancel={emailCopy.cancel}
      submit={emailCopy.send}
      onClose={onClose}
    >
      <FormField form={form} name="email">
        {(field) => <EmailInput {...field} label={emailCopy.to} />}
      </FormField>
      <FormField form={form} name="message">
        {(field) => <TextArea {...field} label={emailCopy.message} maximumLength={2000} />}
      </FormField>
    </FormDialog>
  );
}
