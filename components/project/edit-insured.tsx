"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import type { Insured, Project } from "@/lib/domain/entities";
import { EditButton } from "./parts/edit-button";
import { editClaimCopy as copy } from "./parts/edit-claim-copy";

const drawer = lazyPart(() =>
  import("../intake/edit-insured-drawer").then(({ EditInsuredDrawer }) => EditInsuredDrawer),
);

export function EditInsured({ insured, project }: { insured: Insured; project: Project }) {
  const companyName = useCompanyNames().get(insured.companyKey) ?? "";
  return (
    <EditButton
      label={copy.editInsured}
      drawer={drawer}
      draw={(EditInsuredDrawer, state) => <EditInsuredDrawer {...state} {...{ insured, project, companyName }} />}
    />
  );
}
