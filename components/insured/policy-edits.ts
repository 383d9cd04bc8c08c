import { showAlert } from "@/lib/client/alerts/alerts-store";
import { deleteInsured, restoreInsured, setInsuredActive } from "@/lib/client/data/insured/change-insured";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { named } from "@/lib/quoted";
import { insuredCopy } from "./copy";

const copy = insuredCopy.edits;

/** As it stands in a sentence. */
const nameOf = (insured: Insured) => named(personName(insured));

function tell({ status }: { status: string }, said: string, undo?: () => void): void {
  const message = status === "waiting" ? copy.sentLater(said) : said;
  const buttonProps = undo && { label: copy.undo, onClick: undo };
  showAlert({ type: "success", message, shouldReplaceDuplicates: true, buttonProps });
}

/** Takes a contact out of the active ones, or back among them; the way back stands in the message. */
export async function changeActive(insured: Insured, isActive: boolean): Promise<void> {
  const name = nameOf(insured);
  const outcome = await setInsuredActive(insured, isActive, isActive ? copy.activating(name) : copy.deactivating(name));
  if (outcome.status === "failed") return;
  const revision = outcome.status === "done" ? outcome.result.revision : undefined;
  const undo = () => void changeActive({ ...insured, revision }, !isActive);
  tell(outcome, isActive ? copy.activated(name) : copy.deactivated(name), undo);
}

/** Deletes a contact with all that hangs on it; the way back stands in the message. */
export async function removeInsured(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await deleteInsured(insured.key, copy.deleting(name));
  if (outcome.status === "failed") return;
  tell(outcome, copy.deleted(name), () => void bringBack(insured));
}

async function bringBack(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await restoreInsured(insured.key, copy.restoring(name));
  if (outcome.status === "failed") return;
  tell(outcome, copy.restored(name));
}
