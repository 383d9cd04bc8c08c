"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { object, string } from "yup";
import { FormRow } from "@/components/ui/forms/form";
import { FormDialog, failureOf } from "@/components/ui/forms/form-dialog";
import { FormField } from "@/components/ui/forms/form-field";
import { useSchemaForm } from "@/components/ui/forms/use-schema-form";
import { DateInput } from "@/components/ui/inputs/date-input";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { createClaim } from "@/lib/client/data/projects/create-claim";
import { usePublicConfig } from "@/lib/client/public-config";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { createKey } from "@/lib/domain/keys";
import { personName } from "@/lib/domain/person-name";
import { ORDER_TYPES } from "@/lib/domain/project-status";
import { claimFormCopy as copy } from "./claim-copy";
import { today } from "./today";

const schema = object({
  claimNumber: string().trim().max(60).required(),
  orderType: string().oneOf(ORDER_TYPES).required(),
  propertyKey: string().defined(),
  causeOfLoss: string().trim().max(200).defined(),
  dateOfLoss: string()
    .defined()
    .test("past", copy.future, (day) => day === "" || day <= today()),
});

/** The insured of the new claim. */
export type ClaimOwner = Pick<Insured, "key" | "companyKey" | "givenName" | "familyName" | "properties" | "projects">;

type Props = {
  insured: ClaimOwner;
  /** The claim on screen; its property is preselected. */
  project: Project | null;
  onClose: () => void;
};

/** Creates a claim and opens its page. */
export function NewClaimDialog({ insured, project, onClose }: Props) {
  const { keyBase } = usePublicConfig();
  const router = useRouter();
  const [key] = useState(() => createKey("project", keyBase));
  const properties = insured.properties ?? [];
  const form = useSchemaForm({
    schema,
    draft: `new claim of ${insured.key}`,
    initialValues: {
      claimNumber: "",
      orderType: project?.orderType ?? "claim",
      propertyKey: propertyOfProject(insured, project)?.key ?? "",
      causeOfLoss: "",
      dateOfLoss: "",
    },
    save: async ({ claimNumber, orderType, propertyKey, causeOfLoss, dateOfLoss }) => {
      const claim = {
        key,
        insuredKey: insured.key,
        companyKey: insured.companyKey,
        claimNumber,
        orderType,
        propertyKey: propertyKey || null,
        causeOfLoss: causeOfLoss || null,
        dateOfLoss: dateOfLoss || null,
      };
      const outcome = await createClaim(claim, copy.createLabel(claimNumber));
      const isCreated = outcome === "done";
      showAlert({ type: "success", message: isCreated ? copy.created(claimNumber) : copy.createLater(claimNumber) });
      onClose();
      // A queued claim has no page yet.
      if (isCreated) router.push(overviewPath(insured.key, key));
    },
    failureOf,
    isLeftWhenSaved: true,
  });
  return (
    <FormDialog
      form={form}
      size="md"
      title={copy.newClaim}
      description={copy.about(personName(insured))}
      cancel={copy.cancel}
      submit={copy.create}
      onClose={onClose}
    >
      <FormRow>
        <FormField form={form} name="claimNumber">
          {(field) => <TextInput {...field} label={copy.claimNumber} />}
        </FormField>
        <FormField form={form} name="orderType">
          {(field) => <Select {...field} label={copy.orderType} options={copy.orderTypes} />}
        </FormField>
      </FormRow>
      {properties.length > 1 ? (
        <FormField form={form} name="propertyKey">
          {(field) => (
            <Select
              {...field}
              label={copy.propertyKey}
              options={properties.map((property) => ({ value: property.key, text: addressText(property.address) }))}
            />
          )}
        </FormField>
      ) : null}
      <FormRow>
        <FormField form={form} name="causeOfLoss">
          {(field) => <TextInput {...field} label={copy.causeOfLoss} />}
        </FormField>
        <FormField form={form} name="dateOfLoss">
          {(field) => <DateInput {...field} label={copy.dateOfLoss} />}
        </FormField>
      </FormRow>
    </FormDialog>
  );
}
