"use client";

import { type ReactNode, useMemo } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from "react-hook-form";
import { isRequiredField } from "@/lib/validation/required-field";
import { afterPress } from "../after-press";
import type { SchemaForm } from "./use-schema-form";

/** A value that a part may report: lists are read-only, null is empty. */
type ReportedValue<Value> = (Value extends readonly (infer Item)[] ? readonly Item[] : Value) | null;

/** The props that a form passes to any field part; spread them over the part. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onValueChange: (value: ReportedValue<Value>) => void;
  onBlur: () => void;
  ref: (control: { focus: () => void } | null) => void;
  error: string | null;
  required: boolean;
};

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: SchemaForm<Values>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** One field of a form. Its error shows after blur, then updates with every change. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control: form.methods.control, name });
  const required = useMemo(() => isRequiredField(form.schema, name), [form.schema, name]);
  return children({
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    ref: field.ref,
    error: fieldState.error?.message ?? findInnerMessage(fieldState.error) ?? null,
    required,
  });
}

/** Returns the first message inside a group ("days.to") or list that one part edits. */
function findInnerMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  for (const [name, inner] of Object.entries(error)) {
    if (name === "message" && typeof inner === "string") return inner;
    if (name === "ref" || typeof inner !== "object" || inner === null) continue;
    const message = findInnerMessage(inner);
    if (message !== undefined) return message;
  }
  return undefined;
}
