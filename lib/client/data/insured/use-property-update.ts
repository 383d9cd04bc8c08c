"use client";

import type { Property } from "../../../domain/entities";
import { isNumberFact, type PropertyFact, propertyFactText } from "../../../domain/property-facts";
import type { RecordTexts } from "../edits/save-text";
import { useTextUpdate } from "../edits/use-text-update";

const TEXTS: RecordTexts<"property.update", PropertyFact> = {
  name: "property.update",
  textOf: propertyFactText,
  changeOf: (fact, text) => ({ [fact]: text === "" ? null : isNumberFact(fact) ? Number(text) : text }),
};

/** Saves one fact of a property at a time; an emptied one becomes unknown. See `useTextUpdate`. */
export function usePropertyUpdate(property: Property, label: string) {
  return useTextUpdate(property, TEXTS, label);
}
