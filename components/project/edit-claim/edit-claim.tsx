"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import type { Insured, Project } from "@/lib/domain/entities";
import { EditButton } from "../parts/edit-button";
import { editClaimCopy as copy } from "../parts/edit-claim-copy";

const drawer = lazyPart(() => import("./edit-claim-drawer").then(({ EditClaimDrawer }) => EditClaimDrawer));

export function EditClaim({ insured, project }: { insured: Insured; project: Project }) {
  return (
    <EditButton
      label={copy.editClaim}
      drawer={drawer}
      draw={(EditClaimDrawer, state) => <EditClaimDrawer {...state} insured={insured} project={project} />}
    />
  );
}
