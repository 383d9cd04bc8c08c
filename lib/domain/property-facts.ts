/** The facts of a property that people edit, shared by its panel, its report, the export and the activity. */
import type { Property } from "./entities";

/** The fields of a property that are not facts. */
type NonFactField = "key" | "insuredKey" | "address" | "latitude" | "longitude" | "revision";
export type PropertyFact = Exclude<keyof Property, NonFactField>;
export type NumberFact = {
  [Fact in PropertyFact]: NonNullable<Property[Fact]> extends number ? Fact : never;
}[PropertyFact] &
  PropertyFact;

/** In display order. The compiler lists the other code that a new fact needs. */
export const PROPERTY_FACT_NAMES: Readonly<Record<PropertyFact, string>> = {
  propertyType: "Property type",
  yearBuilt: "Year built",
  roofYear: "Roof year",
  stories: "Stories",
  heatingType: "Heating",
  occupancy: "Occupancy",
};
export const PROPERTY_FACTS = Object.keys(PROPERTY_FACT_NAMES) as readonly PropertyFact[];

/** Numeric facts: minimum, maximum and step. Stories are counted in halves. */
export const PROPERTY_RANGES = {
  yearBuilt: { min: 1500, max: 2200, step: 1 },
  roofYear: { min: 1500, max: 2200, step: 1 },
  stories: { min: 0.5, max: 200, step: 0.5 },
} as const satisfies Record<NumberFact, { min: number; max: number; step: number }>;

export const isNumberFact = (fact: PropertyFact): fact is NumberFact => fact in PROPERTY_RANGES;

/** Returns a fact as text; empty if unknown. */
export const propertyFactText = (property: Partial<Property> | null, fact: PropertyFact): string =>
  String(property?.[fact] ?? "");
