"use client";

import { useState } from "react";
import { object, string } from "yup";
import { FormDialog, failureOf } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { DateInput } from "@/components/ui/inputs/date-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { createInspection } from "@/lib/client/data/projects/create-claim";
import { usePublicConfig } from "@/lib/client/public-config";
import type { Project } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { inspectionCopy } from "./copy";

/** Returns the last moment of a plain day in the browser's zone, ISO 8601 UTC; null for no day. */
function endOfDay(day: string): string | null {
  return day === "" ? null : new Date(`${day}T23:59:59`).toISOString();
}

const schema = object({
  name: string().trim().max(120).required(),
  expiresOn: string()
    .defined()
    .test("future", inspectionCopy.past, (day) => {
      const end = endOfDay(day);
      return end === null || Date.parse(end) > Date.now();
    }),
});
const EMPTY = { name: "", expiresOn: "" };

/** Adds an inspection with a name and an optional expiration. */
export function NewInspectionDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { keyBase } = usePublicConfig();
  const [key] = useState(() => createKey("survey", keyBase));
  const form = useSchemaForm({
    schema,
    draft: `new inspection of ${project.key}`,
    initialValues: EMPTY,
    save: async ({ name, expiresOn }) => {
      const inspection = { key, projectKey: project.key, name, expiresAt: endOfDay(expiresOn) };
      const outcome = await createInspection(inspection, inspectionCopy.addLabel(project.claimNumber));
      const message = outcome === "done" ? inspectionCopy.added : inspectionCopy.addLater;
      showAlert({ type: "success", message });
      onClose();
    },
    failureOf,
    isLeftWhenSaved: true,
  });
  return (
    <FormDialog
      form={form}
      title={inspectionCopy.newInspection}
      description={inspectionCopy.newAbout(project.claimNumber)}
      cancel={inspectionCopy.cancel}
      submit={inspectionCopy.add}
      onClose={onClose}
    >
      <FormField form={form} name="name">
        {(field) => <TextInput {...field} label={inspectionCopy.name} />}
      </FormField>
      <FormField form={form} name="expiresOn">
        {(field) => <DateInput {...field} label={inspectionCopy.expiresOn} hint={inspectionCopy.expiresHint} />}
      </FormField>
    </FormDialog>
  );
}
