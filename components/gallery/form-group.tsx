"use client";

import { useEffect, useEffectEvent } from "react";
import { object, string } from "yup";
import { DraftNote } from "@/components/ui/forms/drafts/draft-note";
import { Form, FormFailureNotice } from "@/components/ui/forms/form";
import { FormDialog } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { type SchemaForm, useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Opened } from "./opened";
import { Section, Specimen } from "./section";
import { VisitForm } from "./visit-form";

type Contact = { name: string; email: string };
const schema = object({ name: string().trim().required(), email: string().email().required() });
const reasonSchema = object({ reason: string().trim().required() });
const EMPTY: Contact = { name: "", email: "" };
const ANN: Contact = { name: "Ann", email: "ann@lintel.test" };

const noAnswer = () => new Promise<never>(() => undefined);
const refused = async () => {
  throw new Error("taken");
};

type SpecimenFormProps = {
  initialValues: Contact;
  save?: () => Promise<unknown>;
  begin?: (form: SchemaForm<Contact>) => void;
  needsChange?: boolean;
};

/** A small form put into one of its states on mount. */
function SpecimenForm({ initialValues, save = refused, begin, needsChange }: SpecimenFormProps) {
  const form = useSchemaForm({
    schema,
    initialValues,
    save,
    failureOf: () => ({ message: "Not saved.", fields: { email: "Already in use" } }),
  });
  const start = useEffectEvent(() => begin?.(form));
  useEffect(() => start(), []);
  return (
    <Form form={form}>
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label="Name" />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <EmailInput {...field} label="Email" />}
      </FormField>
      <FormFailureNotice form={form} />
      <SubmitButton form={form} needsChange={needsChange}>
        Save contact
      </SubmitButton>
    </Form>
  );
}

/** A question in a dialog; the server refuses the answer, and the typed text stays. */
function ReasonDialog(state: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const form = useSchemaForm({
    schema: reasonSchema,
    initialValues: { reason: "" },
    save: refused,
    failureOf: () => ({ message: "The claim was not marked invalid." }),
  });
  return (
    <FormDialog
      form={form}
      isOpen={state.isOpen}
      title="Mark invalid"
      description="The claim becomes Invalid: nothing of it waits for a decision. It can be restored."
      cancel="Cancel"
      submit="Mark invalid"
      onClose={() => state.onOpenChange(false)}
    >
      <FormField form={form} name="reason">
        {(field) => <TextInput {...field} label="Reason" />}
      </FormField>
    </FormDialog>
  );
}

/** Forms in each of their states. */
export function FormGroup() {
  const save = async ({ email }: { email: string }) => {
    if (email === "taken@lintel.test") throw new Error("taken");
  };
  return (
    <>
      <Section title="Form" note="Enter sends it; taken@lintel.test is refused by the server">
        <Specimen label="every kind of field" isWide>
          <VisitForm
            save={save}
            failureOf={() => ({ message: "The visit was not asked for.", fields: { email: "Already in use" } })}
          />
        </Specimen>
      </Section>
      <Section title="States of a form" note="messages of the button and the fields">
        <Specimen label="default">
          <SpecimenForm initialValues={EMPTY} />
        </Specimen>
        <Specimen label="submitted incomplete">
          <SpecimenForm initialValues={EMPTY} begin={(form) => void form.methods.trigger()} />
        </Specimen>
        <Specimen label="submitting">
          <SpecimenForm initialValues={ANN} save={noAnswer} begin={(form) => void form.submit(true)} />
        </Specimen>
        <Specimen label="refused by the server">
          <SpecimenForm
            initialValues={ANN}
            begin={({ methods }) => {
              methods.setError("email", { type: "server", message: "Already in use" });
              methods.setError("root", { type: "server", message: "The contact wasn't saved." });
            }}
          />
        </Specimen>
        <Specimen label="nothing to save yet">
          <SpecimenForm initialValues={ANN} needsChange />
        </Specimen>
        <Specimen label="a restored draft">
          <DraftNote draft={{ at: "2025-03-03T15:04:00Z", discard: () => undefined }} />
        </Specimen>
        <Opened id="form-dialog" label="Form in a dialog">
          {(state) => <ReasonDialog {...state} />}
        </Opened>
      </Section>
    </>
  );
}
