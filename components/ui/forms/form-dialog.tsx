"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../button";
import { Dialog } from "../overlays/dialog";
import { Form, FormFailureNotice } from "./form";
import { SubmitButton } from "./submit-button";
import type { SchemaForm } from "./use-schema-form";

type Props<Values extends FieldValues> = {
  form: SchemaForm<Values>;
  /** Set by a parent that keeps the values while the dialog is closed; otherwise open while mounted. */
  isOpen?: boolean;
  size?: "sm" | "md";
  title: string;
  description: string;
  cancel: string;
  submit: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A small form in a dialog, with a failure shown below its fields. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, isOpen = true, title, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size={props.size}
      title={title}
      description={props.description}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {props.cancel}
        </Button>,
        <SubmitButton key="submit" form={form}>
          {props.submit}
        </SubmitButton>,
      ]}
    >
      <Form form={form} label={title}>
        {props.children}
        <FormFailureNotice form={form} />
      </Form>
    </Dialog>
  );
}

/** Returns the server's message of a rejection. */
export function failureOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) };
}
