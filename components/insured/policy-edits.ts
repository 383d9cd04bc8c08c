import { showAlert } from "@/lib/client/alerts/alerts-store";
import { deleteInsured, restoreInsured, setInsuredActive } from "@/lib/client/data/insured/change-insured";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { named } from "@/lib/quoted";
import { insuredWords } from "./words";

const words = insuredWords.edits;

/** As it stands in a sentence. */
const nameOf = (insured: Insured) => named(personName(insured));

function tell({ status }: { status: string }, said: string, undo?: () => void): void {
  const message = status === "waiting" ? words.sentLater(said) : said;
  const buttonProps = undo && { label: words.undo, onClick: undo };
  showAlert({ type: "success", message, shouldReplaceDuplicates: true, buttonProps });
}

/** Takes a contact out of the active ones, or back among them; the way back stands in the message. */
export async function changeActive(insured: Insured, isActive: boolean): Promise<void> {
  const name = nameOf(insured);
  const outcome = await setInsuredActive(
    insured,
    isActive,
    isActive ? words.activating(name) : words.deactivating(name),
  );
  if (outcome.status === "failed") return;
  const revision = outcome.status === "done" ? outcome.result.revision : undefined;
  const undo = () => void changeActive({ ...insured, revision }, !isActive);
  tell(outcome, isActive ? words.activated(name) : words.deactivated(name), undo);
}

/** Deletes a contact with all that hangs on it; the way back stands in the message. */
export async function removeInsured(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await deleteInsured(insured.key, words.deleting(name));
  if (outcome.status === "failed") return;
  tell(outcome, words.deleted(name), () => void bringBack(insured));
}

async function bringBack(insured: Insured): Promise<void> {
  const name = nameOf(insured);
  const outcome = await restoreInsured(insured.key, words.restoring(name));
  if (outcome.status === "failed") return;
  tell(outcome, words.restored(name));
}
