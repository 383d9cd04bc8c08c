import { showAlert } from "@/lib/client/alerts/alerts-store";
import { deleteInsured, restoreInsured, setInsuredActive } from "@/lib/client/data/insured/change-insured";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { named } from "@/lib/quoted";
import { insuredCopy } from "./copy";

const copy = insuredCopy.edits;

const nameOf = (insured: Insured) => named(personName(insured));

function reportEdit({ status }: { status: string }, doneText: string, undo?: () => void): void {
  const message = status === "waiting" ? copy.sendsLater(doneText) : doneText;
  const buttonProps = undo && { label: copy.undo, onClick: undo };
  showAlert({ type: "success", message, shouldReplaceDuplicates: true, buttonProps });
}

/** Deactivates or activates an insured, and offers Undo. */
export async function changeActive(insured: Insured, isActive: boolean): Promise<void> {
  const name = nameOf(insured);
  const outcome = await setInsuredActive(insured, isActive, isActive ? copy.activating(name) : copy.deactivating(name));
  if (outcome.status === "failed") return;
  const revision = outcome.status === "done" ? outcome.result.revision : undefined;
  const undo = () => void changeActive({ ...insured, revision }, !isActive);
  reportEdit(outcome, isActive ? copy.activated(name) : copy.deactivated(name), undo);
}

/** Deletes an insured with all their records, and offers Undo. */
export async function removeInsured(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await deleteInsured(insured.key, copy.deleting(name));
  if (outcome.status === "failed") return;
  reportEdit(outcome, copy.deleted(name), () => void restore(insured));
}

async function restore(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await restoreInsured(insured.key, copy.restoring(name));
  if (outcome.status === "failed") return;
  reportEdit(outcome, copy.restored(name));
}
