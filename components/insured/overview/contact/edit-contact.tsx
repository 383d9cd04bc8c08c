"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import type { Insured, Project } from "@/lib/domain/entities";
import { EditButton } from "../edit-button";
import { contactWords as words } from "./words";

const drawer = lazyPart(() =>
  import("../../contact/edit-contact-drawer").then(({ EditContactDrawer }) => EditContactDrawer),
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
