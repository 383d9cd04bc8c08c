"use client";

import { useEffect } from "react";
import { object, string } from "yup";
import { DraftNote } from "@/components/ui/drafts/draft-note";
import { Form, FormFailureNotice } from "@/components/ui/form/form";
import { FormField } from "@/components/ui/form/form-field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { TextInput } from "@/components/ui/text-input";

const schema = object({ name: string().required() });

/** A form with this text for its name, its field, what is wrong with both, and its button. */
export function TextBearingForm({ text }: { text: string }) {
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
