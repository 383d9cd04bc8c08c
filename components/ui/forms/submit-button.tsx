"use client";

import type { FieldValues } from "react-hook-form";
import { Button, type ButtonProps } from "../button";
import { FORM_COPY } from "./copy";
import type { SchemaForm } from "./use-schema-form";

export type SubmitButtonProps<Values extends FieldValues> = Omit<ButtonProps, "form" | "type" | "isLoading"> & {
  form: SchemaForm<Values>;
  /** Blocks the button until a value has changed. */
  needsChange?: boolean;
};

/** Submits a form from anywhere; busy while sending. Errors show on press. */
export function SubmitButton<Values extends FieldValues>(props: SubmitButtonProps<Values>) {
  const { form, needsChange = false, disabledReason, variant = "primary", ...rest } = props;
  const unchanged = needsChange && !form.isChanged && !form.isBusy ? FORM_COPY.unchanged : null;
  return (
    <Button
      {...rest}
      variant={variant}
      type="submit"
      form={form.id}
      isLoading={form.isBusy}
      disabledReason={disabledReason ?? unchanged}
    />
  );
}
