"use client";

import { array, boolean, type InferType, number, object, string } from "yup";
import { Form, FormFailureNotice, FormRow } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { type FormFailure, type InitialValues, useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { DateRangeInput } from "@/components/ui/inputs/date-range-input";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import { NumberInput } from "@/components/ui/inputs/number-input";
import { RadioGroup } from "@/components/ui/inputs/radio-group";
import { Select } from "@/components/ui/inputs/select";
import { TextArea } from "@/components/ui/inputs/text-area";
import { TextInput } from "@/components/ui/inputs/text-input";
import { VISIT_COPY as copy } from "./visit-copy";

const schema = object({
  name: string().trim().required(),
  email: string().email().required(),
  kind: string().oneOf(["roof", "interior", "whole"]).required(),
  rooms: array(string().required()).required(),
  floors: number().integer().min(1).max(9).required(),
  days: object({ from: string().required(), to: string().required() }),
  channel: string().oneOf(["email", "text"]).required(),
  note: string().defined().max(280),
  isAgreed: boolean().oneOf([true], copy.agreeFirst).required(),
});

export type Visit = InferType<typeof schema>;

const EMPTY: InitialValues<Visit> = {
  name: "",
  email: "",
  kind: "",
  rooms: [],
  floors: null,
  days: { from: "", to: "" },
  channel: "email",
  note: "",
  isAgreed: false,
};

type Props = { save: (visit: Visit) => Promise<unknown>; failureOf: (error: unknown) => FormFailure<Visit> };

/** Asks for a visit: every kind of field in one form. */
export function VisitForm({ save, failureOf }: Props) {
  const form = useSchemaForm({ schema, initialValues: EMPTY, save, failureOf });
  return (
    <Form form={form} label={copy.title}>
      <FormRow>
        <FormField form={form} name="name">
          {(field) => <TextInput {...field} label={copy.name} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email">
          {(field) => <EmailInput {...field} label={copy.email} />}
        </FormField>
      </FormRow>
      <FormRow>
        <FormField form={form} name="kind">
          {(field) => <Select {...field} label={copy.kind} options={copy.kinds} />}
        </FormField>
        <FormField form={form} name="floors">
          {(field) => <NumberInput {...field} label={copy.floors} min={1} max={9} />}
        </FormField>
      </FormRow>
      <FormField form={form} name="rooms">
        {(field) => <Multiselect {...field} label={copy.rooms} options={copy.roomChoices} />}
      </FormField>
      <FormField form={form} name="days">
        {(field) => <DateRangeInput {...field} label={copy.days} />}
      </FormField>
      <FormField form={form} name="channel">
        {(field) => <RadioGroup {...field} label={copy.channel} options={copy.channels} isInRow />}
      </FormField>
      <FormField form={form} name="note">
        {(field) => <TextArea {...field} label={copy.note} maximumLength={280} />}
      </FormField>
      <FormField form={form} name="isAgreed">
        {(field) => <Checkbox {...field} label={copy.agree} required />}
      </FormField>
      <FormFailureNotice form={form} />
      <SubmitButton form={form}>{copy.submit}</SubmitButton>
    </Form>
  );
}
