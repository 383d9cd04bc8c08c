/** Texts of the drawer that edits a property's facts. */
import type { Option } from "@/components/ui/inputs/option";
import type { NumberFact, PropertyFact } from "@/lib/domain/property-facts";

const asOptions = (...texts: readonly string[]): readonly Option[] => [
  { value: "", text: "Unknown" },
  ...texts.map((text) => ({ value: text, text })),
];

export const editPropertyCopy = {
  edit: "Edit",
  editProperty: "Edit the property",
  title: "Edit property",
  label: (street: string) => `Property ${street}`,
  /** The drawer also offers the value on file when another program wrote one that is not listed. */
  options: {
    propertyType: asOptions("Single family", "Townhouse", "Condo", "Duplex", "Apartment", "Mobile home", "Commercial"),
    heatingType: asOptions("Forced air", "Heat pump", "Boiler", "Electric baseboard", "Radiant floor", "Stove", "None"),
    occupancy: asOptions("Owner occupied", "Tenant occupied", "Seasonal", "Vacant", "Under construction"),
  } satisfies Record<Exclude<PropertyFact, NumberFact>, readonly Option[]>,
};
