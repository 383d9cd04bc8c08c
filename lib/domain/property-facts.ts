/** The facts of a property that people edit, and that its panel, its report, the export and the activity name. */
import type { Property } from "./entities";

/** In the order in which they are shown. The compiler names the other places that a new fact needs. */
export const PROPERTY_FACTS = ["propertyType", "yearBuilt", "roofYear", "stories", "heatingType", "occupancy"] as const;
export type PropertyFact = (typeof PROPERTY_FACTS)[number];

export const PROPERTY_FACT_NAMES: Readonly<Record<PropertyFact, string>> = {
  propertyType: "Property type",
  yearBuilt: "Year built",
  roofYear: "Roof year",
  stories: "Stories",
  heatingType: "Heating",
  occupancy: "Occupancy",
};

/** The numbers among the facts: the least, the most and the step. Stories are counted in halves. */
export const PROPERTY_RANGES = {
  yearBuilt: { min: 1500, max: 2200, step: 1 },
  roofYear: { min: 1500, max: 2200, step: 1 },
  stories: { min: 0.5, max: 200, step: 0.5 },
} as const satisfies Partial<Record<PropertyFact, { min: number; max: number; step: number }>>;
export type NumberFact = keyof typeof PROPERTY_RANGES;

export const isNumberFact = (fact: PropertyFact): fact is NumberFact => fact in PROPERTY_RANGES;

/** A fact as text; empty where it is unknown. */
export const propertyFactText = (property: Partial<Property> | null, fact: PropertyFact): string =>
  String(property?.[fact] ?? "");
