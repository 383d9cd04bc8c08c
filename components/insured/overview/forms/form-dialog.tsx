"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form, FormFailureNotice } from "@/components/ui/form/form";
import { SubmitButton } from "@/components/ui/form/submit-button";
import type { SchemaForm } from "@/components/ui/form/use-schema-form";

type Props<Values extends FieldValues> = {
  form: SchemaForm<Values>;
  size?: "sm" | "md";
  title: string;
  description: string;
  cancel: string;
  submit: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A small form that is asked beside a claim; what went wrong with it is said below its fields. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, title, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
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

/** The server's words for what it refused. */
export function failureOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) };
}
