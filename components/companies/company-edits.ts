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
import { companiesWords } from "./words";

const words = companiesWords.edits;

function tell(message: string, undo: () => void): void {
  const buttonProps = { label: words.undo, onClick: undo };
  showAlert({ type: "success", message, shouldReplaceDuplicates: true, buttonProps });
}

/** Takes a company out of the active ones, or back among them; the way back stands in the message. */
export async function changeActive(company: Company, isActive: boolean): Promise<void> {
  const { name } = company;
  const label = isActive ? words.activating(name) : words.deactivating(name);
  const outcome = await setCompanyActive(company, isActive, label);
  if (outcome.status === "failed") return;
  const revision = outcome.status === "done" ? outcome.result.revision : undefined;
  const said = isActive ? words.activated(name) : words.deactivated(name);
  tell(outcome.status === "waiting" ? words.sentLater(said) : said, () => {
    void changeActive({ ...company, revision }, !isActive);
  });
}

/** Takes the logo away; the way back stands in the message. */
export async function removeLogo({ key, name, logoUrl }: Company): Promise<void> {
  const outcome = await setCompanyLogo(key, null, words.removingLogo(name));
  if (outcome.status === "failed" || !logoUrl) return;
  const said = words.logoRemoved;
  tell(outcome.status === "waiting" ? words.sentLater(said) : said, () => {
    void setCompanyLogo(key, plainAddress(logoUrl), words.restoringLogo(name));
  });
}

/** Says which companies review its claims; the way back stands in the row itself. Answers the revision that is kept now. */
export async function changeReviewers(company: Company, keys: readonly string[]): Promise<number | undefined> {
  const outcome = await setReviewCompanies(company, keys, words.reviewing(company.name));
  return outcome.status === "done" ? outcome.result.revision : undefined;
}

/** Puts a demo company back to its first state; resolves when that is answered. */
export async function resetDemo(company: Company): Promise<void> {
  const { key, name } = company;
  const outcome = await resetCompany(key, words.resetting(name), () => resetDemo(company));
  if (outcome.status !== "done") return;
  showAlert({ type: "success", message: words.reset(outcome.result.name) });
}

/** Deletes a company with all that hangs on it; the way back stands in the message. */
export async function removeCompany(company: Company): Promise<void> {
  const { name } = company;
  const outcome = await deleteCompany(company.key, words.deleting(name));
  if (outcome.status === "failed") return;
  const said = words.deleted(name);
  tell(outcome.status === "waiting" ? words.sentLater(said) : said, () => void bringBack(company));
}

async function bringBack(company: Company): Promise<void> {
  const outcome = await restoreCompany(company, words.restoring(company.name));
  if (outcome.status === "failed") return;
  const said = words.restored(company.name);
  showAlert({ type: "success", message: outcome.status === "waiting" ? words.sentLater(said) : said });
}
