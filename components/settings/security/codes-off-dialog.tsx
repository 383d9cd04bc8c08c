"use client";

import { object, string } from "yup";
import { FormDialog } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { PasswordInput } from "@/components/ui/inputs/password-input";
import { saveOwnRecord } from "@/lib/client/data/employees/own-record";
import { CODE_COPY as copy, PASSWORD_COPY } from "./copy";
import { failureOfPassword } from "./failure-of-password";

const schema = object({ oldPassword: string().required() });
const EMPTY = { oldPassword: "" };

type Props = { employeeKey: string; onClose: () => void };

/** Asks for the password before one-time codes are turned off. */
export function CodesOffDialog({ employeeKey, onClose }: Props) {
  const form = useSchemaForm({
    schema,
    initialValues: EMPTY,
    save: async ({ oldPassword }) => {
      await saveOwnRecord({ key: employeeKey, oldPassword, isMfaRequired: false });
      onClose();
    },
    failureOf: failureOfPassword,
  });
  return (
    <FormDialog
      form={form}
      title={copy.offTitle}
      description={copy.offText}
      cancel={copy.cancel}
      submit={copy.turnOff}
      onClose={onClose}
    >
      <FormField form={form} name="oldPassword">
        {(field) => <PasswordInput {...field} label={PASSWORD_COPY.current} />}
      </FormField>
    </FormDialog>
  );
}
