"use client";

import { formatPlainDay } from "@/components/ui/format-time";
import { DateInput } from "@/components/ui/inputs/date-input";
import { Drawer } from "@/components/ui/overlays/drawer";
import { type ClaimText, useClaimUpdate } from "@/lib/client/data/projects/use-claim-update";
import { addressText } from "@/lib/domain/address-lines";
import type { Insured, Project } from "@/lib/domain/entities";
import { claimFormCopy } from "../../intake/claim-copy";
import formStyles from "../../intake/insured-form.module.css";
import { today } from "../../intake/today";
import { closeUnlessUndecided } from "../../saved-text/conflict-choice";
import { SavedTextField, type SavedTextFieldProps } from "../../saved-text/saved-text-field";
import { editClaimCopy as copy } from "../parts/edit-claim-copy";
import { SavedChoiceField } from "../parts/saved-choice-field";

const MAX_CLAIM_NUMBER_LENGTH = 60;
const MAX_CAUSE_LENGTH = 200;

type Props = { insured: Insured; project: Project; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Edits a claim; each field saves automatically. */
export function EditClaimDrawer({ insured, project, isOpen, onOpenChange }: Props) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={closeUnlessUndecided(onOpenChange)}
      title={copy.title(project.claimNumber)}
      description={copy.savesAutomatically}
    >
      <ClaimFields insured={insured} project={project} />
    </Drawer>
  );
}

function ClaimFields({ insured, project }: { insured: Insured; project: Project }) {
  const save = useClaimUpdate(project, copy.label(project.claimNumber));
  const properties = (insured.properties ?? []).map(({ key, address }) => ({ value: key, text: addressText(address) }));
  const fieldOf = (field: ClaimText) => ({
    label: claimFormCopy[field],
    draft: `${field} of ${project.key}`,
    saved: project[field] ?? "",
    save: (text: string, base: string) => save(field, text, base),
  });
  return (
    <div className={formStyles.fields}>
      <SavedTextField {...fieldOf("claimNumber")} maxLength={MAX_CLAIM_NUMBER_LENGTH} isRequired />
      <SavedChoiceField {...fieldOf("orderType")} options={claimFormCopy.orderTypes} />
      <SavedTextField {...fieldOf("causeOfLoss")} maxLength={MAX_CAUSE_LENGTH} />
      <DateOfLossField {...fieldOf("dateOfLoss")} />
      {properties.length > 1 ? <SavedChoiceField {...fieldOf("propertyKey")} options={properties} /> : null}
    </div>
  );
}

function DateOfLossField(saved: SavedTextFieldProps) {
  const check = (day: string) => (day > today() ? claimFormCopy.future : null);
  return (
    <SavedTextField {...saved} check={check} format={(day) => (day === "" ? "" : formatPlainDay(day))}>
      {(input, { ref, note }) => (
        <DateInput {...input} ref={ref} labelAside={note} max={today()} error={check(input.value) ?? input.error} />
      )}
    </SavedTextField>
  );
}
