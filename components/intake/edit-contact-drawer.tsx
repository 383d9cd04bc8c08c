"use client";

import { useMemo, useState } from "react";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Drawer } from "@/components/ui/overlays/drawer";
import { duplicateQuestion } from "@/lib/client/data/insured/duplicate-question";
import { CONTACT_TEXTS, type ContactText, useContactUpdate } from "@/lib/client/data/insured/use-contact-update";
import { useDuplicates } from "@/lib/client/data/insured/use-duplicates";
import { latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import styles from "./contact.module.css";
import { ContactAddress } from "./contact-address";
import { ContactTextField } from "./contact-text-field";
import { contactCopy as copy } from "./copy";
import { DuplicatesNotice } from "./duplicates-notice";
import { useAddressProvider } from "./use-address-provider";

export type EditContactDrawerProps = {
  insured: Insured;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  companyName: string;
  /** The claim whose home is edited with the contact; without it the latest. */
  project?: Project | null;
};

/** A contact whose every text saves itself. Where somebody else changed the same, both are shown and one is chosen. */
export function EditContactDrawer(props: EditContactDrawerProps) {
  const { insured, isOpen, onOpenChange, companyName, project = latestProject(insured) } = props;
  const name = personName(insured);
  const close = (next: boolean) => {
    const undecided = document.querySelector<HTMLElement>("[data-conflict] button");
    // Of two texts one has to be chosen, or what was typed would be gone.
    if (!next && undecided) undecided.focus();
    else onOpenChange(next);
  };
  return (
    <Drawer isOpen={isOpen} onOpenChange={close} title={copy.editTitle(name)} description={copy.savesItself}>
      <EditContactFields {...{ insured, companyName, project }} />
    </Drawer>
  );
}

type FieldsProps = Pick<EditContactDrawerProps, "insured" | "companyName"> & {
  project: Project | null;
};

function EditContactFields({ insured, companyName, project }: FieldsProps) {
  const addressProvider = useAddressProvider();
  const label = copy.editing(personName(insured));
  const save = useContactUpdate(insured, label);
  const [typed, setTyped] = useState<Partial<Record<ContactText, string>>>({});
  // Only of what was typed here: everybody is a duplicate of themselves.
  const question = useMemo(() => duplicateQuestion({ email: typed.email, phone: typed.phone }), [typed]);
  const duplicates = useDuplicates(question, insured.key);
  return (
    <div className={styles.fields}>
      {CONTACT_TEXTS.map((field) => (
        <ContactTextField
          key={field}
          field={field}
          insuredKey={insured.key}
          saved={insured[field] ?? ""}
          save={save}
          onText={(of, text) => setTyped((before) => ({ ...before, [of]: text }))}
        />
      ))}
      <DuplicatesNotice duplicates={duplicates} />
      <TextInput label={copy.company} value={companyName} hint={copy.companyIsFixed} readOnly />
      <ContactAddress
        insured={insured}
        property={propertyOfProject(insured, project)}
        provider={addressProvider}
        label={label}
      />
    </div>
  );
}
