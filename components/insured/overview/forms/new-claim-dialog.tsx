"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { object, string } from "yup";
import { DateInput } from "@/components/ui/date-input";
import { FormRow } from "@/components/ui/form/form";
import { FormField } from "@/components/ui/form/form-field";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { showAlert } from "@/lib/client/alerts-store";
import { createClaim } from "@/lib/client/claims/create-claim";
import { usePublicConfig } from "@/lib/client/public-config";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { createKey } from "@/lib/domain/keys";
import { personName } from "@/lib/domain/person-name";
import { ORDER_TYPES } from "@/lib/domain/project-status";
import { today } from "../today";
import { FormDialog, failureOf } from "./form-dialog";
import { claimFormWords as words } from "./words";

const schema = object({
  claimNumber: string().trim().max(60).required(),
  orderType: string().oneOf(ORDER_TYPES).required(),
  propertyKey: string().defined(),
  causeOfLoss: string().trim().max(200).defined(),
  dateOfLoss: string()
    .defined()
    .test("past", words.future, (day) => day === "" || day <= today()),
});

type Props = { insured: Insured; project: Project; onClose: () => void };

/** Asks for the facts of another claim of the same insured, and leads to it. */
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
      orderType: project.orderType,
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
      await createClaim(claim, words.createLabel(claimNumber));
      showAlert({ type: "success", message: words.created(claimNumber) });
      onClose();
      router.push(overviewPath(insured.key, key));
    },
    failureOf,
    isLeftWhenSaved: true,
  });
  return (
    <FormDialog
      form={form}
      size="md"
      title={words.newClaim}
      description={words.about(personName(insured))}
      cancel={words.cancel}
      submit={words.create}
      onClose={onClose}
    >
      <FormRow>
        <FormField form={form} name="claimNumber">
          {(field) => <TextInput {...field} label={words.claimNumber} />}
        </FormField>
        <FormField form={form} name="orderType">
          {(field) => <Select {...field} label={words.orderType} options={words.orderTypes} />}
        </FormField>
      </FormRow>
      {properties.length > 1 ? (
        <FormField form={form} name="propertyKey">
          {(field) => (
            <Select
              {...field}
              label={words.propertyKey}
              options={properties.map((property) => ({ value: property.key, text: addressText(property.address) }))}
            />
          )}
        </FormField>
      ) : null}
      <FormRow>
        <FormField form={form} name="causeOfLoss">
          {(field) => <TextInput {...field} label={words.causeOfLoss} />}
        </FormField>
        <FormField form={form} name="dateOfLoss">
          {(field) => <DateInput {...field} label={words.dateOfLoss} />}
        </FormField>
      </FormRow>
    </FormDialog>
  );
}
