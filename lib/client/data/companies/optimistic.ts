/** Optimistic changes of companies and their customizations. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { Company, Customization, CustomizationPartChange } from "../../../domain/entities";
import { type AnyPatch, definePatch, type EditContext, type OptimisticChanges } from "../../reads/optimistic-view";

type ListEffect = Pick<AnyPatch, "takesOut" | "bringsBack">;
const patchList = (apply: (all: Company[]) => Company[], effect: ListEffect = {}): AnyPatch =>
  definePatch({ name: "company.listAll", apply, ...effect });

/** Leaves out the revision, which only the backend can set, and a new logo, whose plain address cannot be read. */
function showCompanyUpdate({ key, logoUrl, ...texts }: EndpointParams<"company.update">): readonly AnyPatch[] {
  const fields = logoUrl === null ? { ...texts, logoUrl } : texts;
  const showChange = (company: Company): Company =>
    company.key === key ? { ...company, ...fields, revision: undefined } : company;
  return [definePatch({ name: "company.get", apply: showChange }), patchList((all) => all.map(showChange))];
}

/** A deleted company that is created again keeps its other fields, which only the backend's list holds. */
function showNewCompany(
  { key, name = "", ...fields }: EndpointParams<"company.create">,
  { now }: EditContext,
): readonly AnyPatch[] {
  const company: Company = { isActive: true, createdAt: now, ...fields, key, name };
  const addCompany = (all: Company[]) => (all.some((one) => one.key === key) ? all : [...all, company]);
  return [patchList(addCompany, { bringsBack: key })];
}

function showCompanyDelete({ key }: EndpointParams<"company.delete">): readonly AnyPatch[] {
  return [patchList((all) => all.filter((one) => one.key !== key), { takesOut: key })];
}

/** Returns the customization with changes applied to its parts by name. */
export function withParts(customization: Customization, changes: readonly CustomizationPartChange[]): Customization {
  const byName = new Map(changes.map((change) => [change.name, change]));
  const fields = customization.fields?.map((field) => ({ ...field, ...byName.get(field.name) }));
  return { ...customization, fields };
}

function showCustomizationUpdate({
  key,
  fields = [],
  ...texts
}: EndpointParams<"customization.update">): readonly AnyPatch[] {
  const showChange = (one: Customization): Customization =>
    one.key === key ? { ...withParts(one, fields), ...texts, revision: undefined } : one;
  return [
    definePatch({ name: "customization.get", apply: showChange }),
    definePatch({ name: "customization.list", apply: (all) => all.map(showChange) }),
  ];
}

export const COMPANY_CHANGES = {
  "company.create": showNewCompany,
  "company.update": showCompanyUpdate,
  "company.delete": showCompanyDelete,
  "customization.update": showCustomizationUpdate,
} satisfies OptimisticChanges;
