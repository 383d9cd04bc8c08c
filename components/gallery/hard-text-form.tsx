"use client";

import { useEffect } from "react";
import { object, string } from "yup";
import { DraftNote } from "@/components/ui/forms/drafts/draft-note";
import { Form, FormFailureNotice } from "@/components/ui/forms/form";
import { FormDialog } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { TextInput } from "@/components/ui/inputs/text-input";

const schema = object({ name: string().required() });

function useTextForm(text: string) {
  const form = useSchemaForm({
    schema,
    initialValues: { name: text },
    save: async () => undefined,
    failureOf: () => ({ message: text }),
  });
  const { setError } = form.methods;
  useEffect(() => {
    setError("root", { type: "server", message: text });
    setError("name", { type: "server", message: text });
  }, [setError, text]);
  return form;
}

/** A form with one text as its name, field, errors and button. */
export function TextBearingForm({ text }: { text: string }) {
  const form = useTextForm(text);
  return (
    <Form form={form} label={text}>
      <DraftNote draft={{ at: "2026-03-02T14:52:00Z", discard: () => undefined }} />
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label={text} />}
      </FormField>
      <FormFailureNotice form={form} />
      <SubmitButton form={form}>{text}</SubmitButton>
    </Form>
  );
}

/** The same in a dialog, with the text also in its head and buttons. */
export function TextBearingFormDialog({
  text,
  isOpen,
  onClose,
}: {
  text: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const form = useTextForm(text);
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title={text}
      description={text}
      cancel={text}
      submit={text}
      onClose={onClose}
    >
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label={text} />}
      </FormField>
    </FormDialog>
  );
}
