/** What an edit of a customization will have changed in the reads; `mutations/optimistic-edits` asks by row. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { Customization, CustomizationPartChange } from "../../../domain/entities";
import type { AnyPatch } from "../../reads/optimistic-view";
import { patch } from "./project-patches";

/** With these changes laid over its parts, each by its name. */
export function withParts(customization: Customization, changes: readonly CustomizationPartChange[]): Customization {
  const byName = new Map(changes.map((change) => [change.name, change]));
  const fields = customization.fields?.map((field) => ({ ...field, ...byName.get(field.name) }));
  return { ...customization, fields };
}

/** What is shown for now carries no revision: which one it will be is not known yet. */
export function showCustomizationUpdate({
  key,
  fields = [],
  ...texts
}: EndpointParams<"customization.update">): readonly AnyPatch[] {
  const shown = (one: Customization): Customization =>
    one.key === key ? { ...withParts(one, fields), ...texts, revision: undefined } : one;
  return [
    patch({ name: "customization.get", apply: shown }),
    patch({ name: "customization.list", apply: (all) => all.map(shown) }),
  ];
}
