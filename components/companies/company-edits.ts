import { showAlert } from "@/lib/client/alerts/alerts-store";
import {
  deleteCompany,
  resetCompany,
  restoreCompany,
  setCompanyActive,
  setCompanyLogo,
  setReviewCompanies,
} from "@/lib/client/data/companies/change-company";
import type { Company } from "@/lib/domain/entities";
import { plainAddress } from "@/lib/domain/plain-address";
import { companiesCopy } from "./copy";

const copy = companiesCopy.edits;

function showUndo(message: string, undo: () => void): void {
  const buttonProps = { label: copy.undo, onClick: undo };
  showAlert({ type: "success", message, shouldReplaceDuplicates: true, buttonProps });
}

/** Activates or deactivates a company, with Undo in the message. */
export async function changeActive(company: Company, isActive: boolean): Promise<void> {
  const { name } = company;
  const label = isActive ? copy.activating(name) : copy.deactivating(name);
  const outcome = await setCompanyActive(company, isActive, label);
  if (outcome.status === "failed") return;
  const revision = outcome.status === "done" ? outcome.result.revision : undefined;
  const message = isActive ? copy.activated(name) : copy.deactivated(name);
  showUndo(outcome.status === "waiting" ? copy.sentLater(message) : message, () => {
    void changeActive({ ...company, revision }, !isActive);
  });
}

/** Removes the logo, with Undo in the message. */
export async function removeLogo({ key, name, logoUrl }: Company): Promise<void> {
  const outcome = await setCompanyLogo(key, null, copy.removingLogo(name));
  if (outcome.status === "failed" || !logoUrl) return;
  const message = copy.logoRemoved;
  showUndo(outcome.status === "waiting" ? copy.sentLater(message) : message, () => {
    void setCompanyLogo(key, plainAddress(logoUrl), copy.restoringLogo(name));
  });
}

/** Sets the companies that review a company's claims. Needs no Undo: the row offers it. Returns the revision. */
export async function changeReviewers(company: Company, keys: readonly string[]): Promise<number | undefined> {
  const outcome = await setReviewCompanies(company, keys, copy.reviewing(company.name));
  return outcome.status === "done" ? outcome.result.revision : undefined;
}

/** Resets a demo company; resolves when the backend has answered. */
export async function resetDemo(company: Company): Promise<void> {
  const { key, name } = company;
  const outcome = await resetCompany(key, copy.resetting(name), () => resetDemo(company));
  if (outcome.status !== "done") return;
  showAlert({ type: "success", message: copy.reset(outcome.result.name) });
}

/** Deletes a company with everything that belongs to it, with Undo in the message. */
export async function removeCompany(company: Company): Promise<void> {
  const { name } = company;
  const outcome = await deleteCompany(company.key, copy.deleting(name));
  if (outcome.status === "failed") return;
  const message = copy.deleted(name);
  showUndo(outcome.status === "waiting" ? copy.sentLater(message) : message, () => void restoreDeleted(company));
}

async function restoreDeleted(company: Company): Promise<void> {
  const outcome = await restoreCompany(company, copy.restoring(company.name));
  if (outcome.status === "failed") return;
  const message = copy.restored(company.name);
  showAlert({ type: "success", message: outcome.status === "waiting" ? copy.sentLater(message) : message });
}
