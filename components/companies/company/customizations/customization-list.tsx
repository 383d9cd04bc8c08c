"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { type CustomizationParent, useCustomizations } from "@/lib/client/data/companies/use-customizations";
import type { Company } from "@/lib/domain/entities";
import { customizationCopy as copy } from "./copy";
import { CustomizationBlock } from "./customization-block";
import styles from "./customizations.module.css";

type Props = {
  company: Company;
  parentType: CustomizationParent;
  inspectionReportKey?: string;
  mayEdit: boolean;
  /** The text for an empty list. */
  none: string;
};

/** The customizations of one kind, each with its parts. */
export function CustomizationList({ company, parentType, inspectionReportKey, mayEdit, none }: Props) {
  const { data, error, reload } = useCustomizations(company.key, parentType, inspectionReportKey);
  if (!data && error) {
    const retry = (
      <Button size="sm" onClick={() => void reload()}>
        {copy.retry}
      </Button>
    );
    return (
      <Notice tone="bad" action={retry}>
        {copy.unread(error.message)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height={180} />;
  if (data.length === 0) return <p className={styles.note}>{none}</p>;
  return data.map((customization) => (
    <CustomizationBlock key={customization.key} customization={customization} company={company} mayEdit={mayEdit} />
  ));
}
