"use client";

import { plainDay } from "@/components/ui/format-time";
import { Drawer } from "@/components/ui/overlays/drawer";
import { type ClaimText, useClaimUpdate } from "@/lib/client/data/projects/use-claim-update";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured, Project } from "@/lib/domain/entities";
import { claimFormCopy } from "../../intake/claim-copy";
import contactStyles from "../../intake/contact.module.css";
import { editClaimCopy as copy } from "../parts/edit-claim-copy";
import { keptOpen, SavedField } from "../parts/saved-field";

type Props = { insured: Insured; project: Project; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A claim whose every fact saves itself. Where somebody else changed the same, both are shown and one is chosen. */
export function EditClaimDrawer({ insured, project, isOpen, onOpenChange }: Props) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={keptOpen(onOpenChange)}
      title={copy.title(project.claimNumber)}
      description={copy.savesItself}
    >
      <ClaimFields insured={insured} project={project} />
    </Drawer>
  );
}

function ClaimFields({ insured, project }: { insured: Insured; project: Project }) {
  const save = useClaimUpdate(project, copy.label(project.claimNumber));
  const homes = (insured.properties ?? []).map(({ key, address }) => ({ value: key, text: addressText(address) }));
  const fieldOf = (field: ClaimText) => ({
    label: claimFormCopy[field],
    draft: `${field} of ${project.key}`,
    saved: project[field] ?? "",
    save: (text: string, base: string) => save(field, text, base),
  });
  return (
    <div className={contactStyles.fields}>
      <SavedField kind="text" {...fieldOf("claimNumber")} longest={60} isRequired />
      <SavedField kind="choice" {...fieldOf("orderType")} options={claimFormCopy.orderTypes} />
      <SavedField kind="text" {...fieldOf("causeOfLoss")} longest={200} />
      <SavedField kind="day" {...fieldOf("dateOfLoss")} shown={(day) => (day === "" ? "" : plainDay(day))} />
      {homes.length > 1 ? <SavedField kind="choice" {...fieldOf("propertyKey")} options={homes} /> : null}
    </div>
  );
}
