"use client";

import { useMemo, useState } from "react";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Drawer } from "@/components/ui/overlays/drawer";
import { duplicateSearch } from "@/lib/client/data/insured/duplicate-search";
import { CONTACT_TEXTS, type ContactText, useContactUpdate } from "@/lib/client/data/insured/use-contact-update";
import { useDuplicates } from "@/lib/client/data/insured/use-duplicates";
import { latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { closeUnlessUndecided } from "../saved-text/conflict-choice";
import { insuredFormCopy as copy } from "./copy";
import { DuplicatesNotice } from "./duplicates-notice";
import styles from "./insured-form.module.css";
import { InsuredTextField } from "./insured-text-field";
import { PropertyAddressField } from "./property-address-field";
import { useAddressProvider } from "./use-address-provider";

export type EditInsuredDrawerProps = {
  insured: Insured;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  companyName: string;
  /** The claim whose property is edited; the latest by default. */
  project?: Project | null;
};

/** Edits an insured and the address of their property; each field saves automatically. */
export function EditInsuredDrawer(props: EditInsuredDrawerProps) {
  const { insured, isOpen, onOpenChange, companyName, project = latestProject(insured) } = props;
  const name = personName(insured);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={closeUnlessUndecided(onOpenChange)}
      title={copy.editTitle(name)}
      description={copy.savesAutomatically}
    >
      <EditInsuredFields {...{ insured, companyName, project }} />
    </Drawer>
  );
}

type FieldsProps = Pick<EditInsuredDrawerProps, "insured" | "companyName"> & {
  project: Project | null;
};

function EditInsuredFields({ insured, companyName, project }: FieldsProps) {
  const addressProvider = useAddressProvider();
  const label = copy.editing(personName(insured));
  const save = useContactUpdate(insured, label);
  const [typed, setTyped] = useState<Partial<Record<ContactText, string>>>({});
  // Checks only what was typed here, because each insured is a duplicate of themselves.
  const search = useMemo(() => duplicateSearch({ email: typed.email, phone: typed.phone }), [typed]);
  const duplicates = useDuplicates(search, insured.key);
  return (
    <div className={styles.fields}>
      {CONTACT_TEXTS.map((field) => (
        <InsuredTextField
          key={field}
          field={field}
          insuredKey={insured.key}
          saved={insured[field] ?? ""}
          save={save}
          onType={(name, text) => setTyped((previous) => ({ ...previous, [name]: text }))}
        />
      ))}
      <DuplicatesNotice duplicates={duplicates} />
      <TextInput label={copy.company} value={companyName} hint={copy.companyCannotChange} readOnly />
      <PropertyAddressField
        insured={insured}
        property={propertyOfProject(insured, project)}
        provider={addressProvider}
        editLabel={label}
      />
    </div>
  );
}
