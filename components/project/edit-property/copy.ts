import type { Option } from "@/components/ui/inputs/option";
import type { NumberFact, PropertyFact } from "@/lib/domain/property-facts";

const asOptions = (...texts: readonly string[]): readonly Option[] => [
  { value: "", text: "Unknown" },
  ...texts.map((text) => ({ value: text, text })),
];

export const editPropertyCopy = {
  title: "Edit property",
  label: (street: string) => `Property ${street}`,
  /** The drawer also offers a value on file that is not listed here. */
  options: {
    propertyType: asOptions("Single family", "Townhouse", "Condo", "Duplex", "Apartment", "Mobile home", "Commercial"),
    heatingType: asOptions("Forced air", "Heat pump", "Boiler", "Electric baseboard", "Radiant floor", "Stove", "None"),
    occupancy: asOptions("Owner occupied", "Tenant occupied", "Seasonal", "Vacant", "Under construction"),
  } satisfies Record<Exclude<PropertyFact, NumberFact>, readonly Option[]>,
};
