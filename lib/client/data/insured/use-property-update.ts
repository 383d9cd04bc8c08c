"use client";

import type { Property } from "../../../domain/entities";
import { isNumberFact, type PropertyFact, propertyFactText } from "../../../domain/property-facts";
import type { TextFields } from "../edits/use-text-edit";
import { useTextEdit } from "../edits/use-text-edit";

const TEXTS: TextFields<"property.update", PropertyFact> = {
  name: "property.update",
  textOf: propertyFactText,
  changeOf: (fact, text) => ({ [fact]: text === "" ? null : isNumberFact(fact) ? Number(text) : text }),
};

/** Saves one fact of a property at a time; an empty one is saved as null. See `useTextEdit`. */
export function usePropertyUpdate(property: Property, label: string) {
  return useTextEdit(property, TEXTS, label);
}
