/** Optimistic changes of insured and their properties. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { Insured, Property } from "../../../domain/entities";
import { type AnyPatch, definePatch, type EditContext, type OptimisticChanges } from "../../reads/optimistic-view";

type Change = (insured: Insured) => Insured;

/** Changes an insured in every read that holds the insured, and drops the revision, which only the backend can set. */
function insuredPatches(insuredKey: string, change: Change): AnyPatch[] {
  const withChange = (insured: Insured): Insured => {
    if (insured.key !== insuredKey) return insured;
    const { revision: _revision, ...changed } = change(insured);
    return changed;
  };
  return [
    definePatch({ name: "insured.get", concerns: ({ key }) => key === insuredKey, apply: withChange }),
    definePatch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(withChange) }) }),
    definePatch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((survey) => ({ ...survey, insured: withChange(survey.insured) })),
      }),
    }),
  ];
}

/** Removes an insured from the lists for which `concerns` is true. */
function withoutInsured(insuredKey: string, concerns: (isActive: boolean | undefined) => boolean): AnyPatch {
  return definePatch({
    name: "insured.list",
    concerns: ({ isActive }) => concerns(isActive),
    takesOut: insuredKey,
    apply: (page) => ({ ...page, insureds: page.insureds.filter(({ key }) => key !== insuredKey) }),
  });
}

/**
 * Cancels an unsent removal from the lists for which `concerns` is true. Once sent, the backend lists them again.
 */
function withInsuredAgain(insuredKey: string, concerns: (isActive: boolean | undefined) => boolean): AnyPatch {
  return definePatch({
    name: "insured.list",
    concerns: ({ isActive }) => concerns(isActive),
    bringsBack: insuredKey,
    apply: (page) => page,
  });
}

/** A change of `isActive` moves the insured between the active and the inactive list. */
function showInsuredUpdate(
  { key, revision: _revision, ...fields }: EndpointParams<"insured.update">,
  { now }: EditContext,
): readonly AnyPatch[] {
  const patches = insuredPatches(key, (insured) => ({ ...insured, ...fields, updatedAt: now }));
  const { isActive } = fields;
  if (isActive === undefined) return patches;
  return [
    ...patches,
    withoutInsured(key, (listed) => listed !== undefined && listed !== isActive),
    withInsuredAgain(key, (listed) => listed === isActive),
  ];
}

function showInsuredDelete({ key }: EndpointParams<"insured.delete">): readonly AnyPatch[] {
  return [
    withoutInsured(key, () => true),
    definePatch({
      name: "survey.list",
      takesOut: key,
      apply: (page) => ({ ...page, surveys: page.surveys.filter(({ insured }) => insured.key !== key) }),
    }),
  ];
}

function showInsuredRestore({ key }: EndpointParams<"insured.restore">): readonly AnyPatch[] {
  return [
    withInsuredAgain(key, () => true),
    definePatch({ name: "survey.list", bringsBack: key, apply: (page) => page }),
  ];
}

/** The params name no insured, so every insured who has the property is changed. */
function showPropertyUpdate(params: EndpointParams<"property.update">): readonly AnyPatch[] {
  const { key, revision: _sent, ...fields } = params;
  const changeProperty = (property: Property): Property => {
    if (property.key !== key) return property;
    const { revision: _revision, ...shown } = property;
    return { ...shown, ...fields };
  };
  const changeInsured = (insured: Insured): Insured =>
    insured.properties?.some((property) => property.key === key)
      ? { ...insured, properties: insured.properties.map(changeProperty) }
      : insured;
  return [
    definePatch({ name: "insured.get", apply: changeInsured }),
    definePatch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(changeInsured) }) }),
  ];
}

function showNewProperty(params: EndpointParams<"property.create">): readonly AnyPatch[] {
  const { insuredKey, address } = params;
  if (!insuredKey || !address) return [];
  const property: Property = { ...params, insuredKey, address };
  return insuredPatches(insuredKey, (insured) => {
    const properties = insured.properties ?? [];
    if (properties.some(({ key }) => key === property.key)) return insured;
    return { ...insured, properties: [...properties, property] };
  });
}

export const INSURED_CHANGES = {
  "insured.update": showInsuredUpdate,
  "insured.delete": showInsuredDelete,
  "insured.restore": showInsuredRestore,
  "property.create": showNewProperty,
  "property.update": showPropertyUpdate,
} satisfies OptimisticChanges;
