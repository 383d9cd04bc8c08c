"use client";

import { useMemo } from "react";
import { object, string } from "yup";
import { FormDialog, failureOf } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { TextInput } from "@/components/ui/inputs/text-input";
import { actionNeedsReason, type ProjectAction } from "@/lib/domain/transitions";
import { statusActionCopy, statusCopy } from "./parts/status-copy";

type Props = {
  /** Key of the claim to change. */
  projectKey: string;
  action: ProjectAction;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
};

const MAX_REASON_LENGTH = 500;
const EMPTY = { reason: "" };

/** Requests the reason of a status change. */
export function ReasonDialog({ projectKey, action, onCancel, onConfirm }: Props) {
  const isRequired = actionNeedsReason(action);
  const schema = useMemo(() => {
    const reason = string().trim().max(MAX_REASON_LENGTH);
    return object({ reason: isRequired ? reason.required() : reason.defined() });
  }, [isRequired]);
  const form = useSchemaForm({
    schema,
    draft: `reason to ${action} ${projectKey}`,
    initialValues: EMPTY,
    // The caller handles a failure: the change shows at once and is rolled back.
    save: async ({ reason }) => onConfirm(reason),
    failureOf,
    isLeftWhenSaved: true,
  });
  const { label, detail, asking } = statusActionCopy[action];
  return (
    <FormDialog
      form={form}
      title={label}
      description={asking ?? detail}
      cancel={statusCopy.cancel}
      submit={label}
      onClose={onCancel}
    >
      <FormField form={form} name="reason">
        {(field) => (
          <TextInput
            {...field}
            label={isRequired ? statusCopy.reason : statusCopy.optionalReason}
            maxLength={MAX_REASON_LENGTH}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
