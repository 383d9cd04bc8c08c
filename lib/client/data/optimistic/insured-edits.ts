/** What edits of a contact will have changed in the reads; `mutations/optimistic-edits` asks by row. */

import type { EndpointParams } from "../../../contract/endpoints";
import type { Insured, Property } from "../../../domain/entities";
import type { AnyPatch, EditContext } from "../../reads/optimistic-view";
import { patch } from "./project-patches";

type Change = (insured: Insured) => Insured;

/**
 * Shows a contact otherwise wherever reads hold it. As with claims, what is shown carries no revision: which one it will
 * be is not known yet.
 */
function insuredPatches(insuredKey: string, change: Change): AnyPatch[] {
  const shown = (insured: Insured): Insured => {
    if (insured.key !== insuredKey) return insured;
    const { revision: _revision, ...changed } = change(insured);
    return changed;
  };
  return [
    patch({ name: "insured.get", concerns: ({ key }) => key === insuredKey, apply: shown }),
    patch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(shown) }) }),
    patch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((survey) => ({ ...survey, insured: shown(survey.insured) })),
      }),
    }),
  ];
}

/** Takes a contact out of the lists that this concerns. */
function withoutInsured(insuredKey: string, concerns: (isActive: boolean | undefined) => boolean): AnyPatch {
  return patch({
    name: "insured.list",
    concerns: ({ isActive }) => concerns(isActive),
    takesOut: insuredKey,
    apply: (page) => ({ ...page, insureds: page.insureds.filter(({ key }) => key !== insuredKey) }),
  });
}

/** Undoes what takes a contact out of the lists that this concerns, as long as the backend has not: it tells them again. */
function withInsuredAgain(insuredKey: string, concerns: (isActive: boolean | undefined) => boolean): AnyPatch {
  return patch({
    name: "insured.list",
    concerns: ({ isActive }) => concerns(isActive),
    bringsBack: insuredKey,
    apply: (page) => page,
  });
}

/** Who is no longer active leaves the list of the active, and the other way round. */
export function showInsuredUpdate(
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

export function showInsuredDelete({ key }: EndpointParams<"insured.delete">): readonly AnyPatch[] {
  return [
    withoutInsured(key, () => true),
    patch({
      name: "survey.list",
      takesOut: key,
      apply: (page) => ({ ...page, surveys: page.surveys.filter(({ insured }) => insured.key !== key) }),
    }),
  ];
}

export function showInsuredRestore({ key }: EndpointParams<"insured.restore">): readonly AnyPatch[] {
  return [withInsuredAgain(key, () => true), patch({ name: "survey.list", bringsBack: key, apply: (page) => page })];
}

/** A property is known by its key alone; its contact is the one that has it. What is shown carries no revision. */
export function showPropertyUpdate(params: EndpointParams<"property.update">): readonly AnyPatch[] {
  const { key, revision: _sent, ...fields } = params;
  const changedHome = (property: Property): Property => {
    if (property.key !== key) return property;
    const { revision: _revision, ...shown } = property;
    return { ...shown, ...fields };
  };
  const changed = (insured: Insured): Insured =>
    insured.properties?.some((property) => property.key === key)
      ? { ...insured, properties: insured.properties.map(changedHome) }
      : insured;
  return [
    patch({ name: "insured.get", apply: changed }),
    patch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(changed) }) }),
  ];
}

export function showNewProperty(params: EndpointParams<"property.create">): readonly AnyPatch[] {
  const { insuredKey, address } = params;
  if (!insuredKey || !address) return [];
  const property: Property = { ...params, insuredKey, address };
  return insuredPatches(insuredKey, (insured) => {
    const properties = insured.properties ?? [];
    if (properties.some(({ key }) => key === property.key)) return insured;
    return { ...insured, properties: [...properties, property] };
  });
}
