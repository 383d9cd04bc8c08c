"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import type { Insured, Project } from "@/lib/domain/entities";
import { contactCopy as copy } from "./contact/copy";
import { EditButton } from "./parts/edit-button";

const drawer = lazyPart(() =>
  import("../intake/edit-contact-drawer").then(({ EditContactDrawer }) => EditContactDrawer),
);

/** The way to edit the contact beside the claim, for those who may. */
export function EditContact({ insured, project }: { insured: Insured; project: Project }) {
  const companyName = useCompanyNames().get(insured.companyKey) ?? "";
  return (
    <EditButton
      label={copy.editContact}
      drawer={drawer}
      draw={(EditContactDrawer, state) => <EditContactDrawer {...state} {...{ insured, project, companyName }} />}
    >
      {copy.edit}
    </EditButton>
  );
}
