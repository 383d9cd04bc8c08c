"use client";

import { useEffect } from "react";
import type { DefaultValues } from "react-hook-form";
import { array, object, string } from "yup";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Form, FormFailureNotice } from "@/components/ui/forms/form";
import { FormField } from "@/components/ui/forms/form-field";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { type InitialValues, useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { Multiselect } from "@/components/ui/inputs/multiselect";
import type { Option } from "@/components/ui/inputs/option";
import { Select } from "@/components/ui/inputs/select";
import { Dialog } from "@/components/ui/overlays/dialog";
import { asApiError } from "@/lib/client/calls/api-error";
import { ROLES, type Role } from "@/lib/domain/roles";
import { type Impersonation, MAX_IMPERSONATED_COMPANIES } from "@/lib/domain/session-view";
import { ROLE_NAMES, COPY as SHELL_WORDS } from "../frame/copy";
import { EndingNotice } from "../session/ending-notice";
import type { UnsentFiles } from "../session/unsent-files";
import { IMPERSONATION_DIALOG_COPY as COPY } from "./dialog-copy";

const schema = object({
  role: string<Role>().oneOf(ROLES).required(),
  companyKeys: array(string().required())
    .max(MAX_IMPERSONATED_COMPANIES, COPY.tooMany(MAX_IMPERSONATED_COMPANIES))
    .required(),
});

const EMPTY: InitialValues<Impersonation> = { role: "", companyKeys: [] };

export type ImpersonationDialogViewProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The roles that may be chosen. */
  roles: readonly Role[];
  companies: { options: readonly Option[]; isLoading: boolean; isUnread: boolean; onAsk: () => void };
  /** Unsent edits. */
  pending: number;
  /** Unsent files, which are lost when the role changes. */
  files: UnsentFiles;
  /** Rejects with an ApiError. */
  save: (choice: Impersonation) => Promise<unknown>;
};

/** Asks for a role and for companies to act with. */
export function ImpersonationDialogView(props: ImpersonationDialogViewProps) {
  const { isOpen, onOpenChange, roles, companies, pending, files, save } = props;
  const lost = COPY.lost(files);
  const form = useSchemaForm<Impersonation>({
    schema,
    initialValues: EMPTY,
    save,
    failureOf: (error) => ({ message: asApiError(error, COPY.startFailed).message }),
  });
  const { reset } = form.methods;
  // Resets the form each time the dialog opens; while closing, the dialog keeps its content.
  useEffect(() => {
    if (isOpen) reset(EMPTY as DefaultValues<Impersonation>, { keepErrors: false, keepDirtyValues: false });
  }, [isOpen, reset]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={COPY.title}
      description={COPY.text}
      size="md"
      footer={[
        <Button key="cancel" onClick={() => onOpenChange(false)}>
          {COPY.cancel}
        </Button>,
        <SubmitButton key="start" form={form}>
          {COPY.start}
        </SubmitButton>,
      ]}
    >
      <Form form={form} label={COPY.title}>
        <FormField form={form} name="role">
          {(field) => (
            <Select
              {...field}
              // The menu that opened the dialog takes the focus back for a moment; this blur is ignored.
              onBlur={ROLES.includes(field.value) ? field.onBlur : undefined}
              label={COPY.role}
              options={roles.map((role) => ({ value: role, text: ROLE_NAMES[role], detail: COPY.sees[role] }))}
            />
          )}
        </FormField>
        <FormField form={form} name="companyKeys">
          {(field) => (
            <Multiselect
              {...field}
              label={COPY.companies}
              options={companies.options}
              placeholder={COPY.allCompanies}
              hint={COPY.companiesHint(MAX_IMPERSONATED_COMPANIES)}
              isBusy={companies.isLoading}
              disabled={companies.isUnread}
            />
          )}
        </FormField>
        {companies.isUnread ? (
          <Notice
            tone="warn"
            action={
              <button type="button" onClick={companies.onAsk}>
                {SHELL_WORDS.tryAgain}
              </button>
            }
          >
            {COPY.companiesUnread}
          </Notice>
        ) : null}
        {pending > 0 ? <Notice tone="warn">{COPY.kept(pending)}</Notice> : null}
        {lost.length > 0 ? <EndingNotice sentences={lost} /> : null}
        <FormFailureNotice form={form} />
      </Form>
    </Dialog>
  );
}
