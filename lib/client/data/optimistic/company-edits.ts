/** What edits of a company will have changed in the reads; `mutations/optimistic-edits` asks by row. */

import type { EndpointParams } from "../../../contract/endpoints";
import type { Company } from "../../../domain/entities";
import type { AnyPatch, EditContext } from "../../reads/optimistic-view";
import { patch } from "./project-patches";

type Whereabouts = Pick<AnyPatch, "takesOut" | "bringsBack">;
const inList = (apply: (all: Company[]) => Company[], where: Whereabouts = {}): AnyPatch =>
  patch({ name: "company.listAll", apply, ...where });

/**
 * What is shown for now carries no revision: which one it will be is not known yet. Nor has a new logo's plain address leave
 * to be read.
 */
export function showCompanyUpdate({ key, logoUrl, ...texts }: EndpointParams<"company.update">): readonly AnyPatch[] {
  const fields = logoUrl === null ? { ...texts, logoUrl } : texts;
  const shown = (company: Company): Company =>
    company.key === key ? { ...company, ...fields, revision: undefined } : company;
  return [patch({ name: "company.get", apply: shown }), inList((all) => all.map(shown))];
}

/** One that was deleted and is created again has all that it had, which only the backend's list still tells. */
export function showNewCompany(
  { key, name = "", ...fields }: EndpointParams<"company.create">,
  { now }: EditContext,
): readonly AnyPatch[] {
  const company: Company = { isActive: true, createdAt: now, ...fields, key, name };
  const withOne = (all: Company[]) => (all.some((one) => one.key === key) ? all : [...all, company]);
  return [inList(withOne, { bringsBack: key })];
}

export function showCompanyDelete({ key }: EndpointParams<"company.delete">): readonly AnyPatch[] {
  return [inList((all) => all.filter((one) => one.key !== key), { takesOut: key })];
}
