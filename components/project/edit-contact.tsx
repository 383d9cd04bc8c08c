"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import type { Insured, Project } from "@/lib/domain/entities";
import { contactWords as words } from "./contact/words";
import { EditButton } from "./parts/edit-button";

const drawer = lazyPart(() =>
  import("../intake/edit-contact-drawer").then(({ EditContactDrawer }) => EditContactDrawer),
);

/** The way to edit the contact beside the claim, for those who may. */
export function EditContact({ insured, project }: { insured: Insured; project: Project }) {
  const companyName = useCompanyNames().get(insured.companyKey) ?? "";
  return (
    <EditButton
      label={words.editContact}
      drawer={drawer}
      draw={(EditContactDrawer, state) => <EditContactDrawer {...state} {...{ insured, project, companyName }} />}
    >
      {words.edit}
    </EditButton>
  );
}
