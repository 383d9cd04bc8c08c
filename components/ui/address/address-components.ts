/** Converts the components of an address from the places service into an `AddressValue`. */
import { type AddressValue, EMPTY_ADDRESS } from "./address-provider";

/** The used part of `google.maps.places.AddressComponent`. */
export type AddressComponent = { longText: string | null; shortText: string | null; types: readonly string[] };

/** The places service treats these as countries, the US Postal Service as states: "San Juan, PR 00901". */
const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);

/** The component types that can hold the city, in order of preference; boroughs of New York have no locality. */
const CITY_TYPES = [
  "locality",
  "postal_town",
  "sublocality_level_1",
  "sublocality",
  "administrative_area_level_3",
] as const;

const HOUSE_TYPES: readonly string[] = ["street_number", "premise", "subpremise"];

/** A house number at the start of the typed text: "1428", "12B", "37-18", "12 1/2". */
const TYPED_NUMBER = /^\s*(\d+[a-z]?(?:-\d+[a-z]?)?(?:\s+\d\/\d)?)\s+\S/i;

/**
 * Returns the parts of an address, each empty if unknown. If the service knows the street but not the house, the number
 * in `typed`, the search text, is kept.
 */
export function parseAddressComponents(components: readonly AddressComponent[], typed = ""): AddressValue {
  const find = (...types: readonly string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type));
      if (found) return found;
    }
    return undefined;
  };
  const long = (...types: readonly string[]) => find(...types)?.longText?.trim() ?? "";
  // Streets and states are abbreviated as on an envelope: "Alder Creek Dr", "TX".
  const short = (type: string) => find(type)?.shortText?.trim() || long(type);
  const route = short("route");
  const number = long("street_number") || (route && readTypedNumber(typed, route));
  const country = short("country") || EMPTY_ADDRESS.country;
  const isTerritory = TERRITORIES.has(country);
  return {
    line1: [number, route].filter(Boolean).join(" ") || long("premise", "establishment"),
    line2: long("subpremise"),
    city: long(...CITY_TYPES),
    region: isTerritory ? country : short("administrative_area_level_1"),
    postalCode: long("postal_code"),
    country: isTerritory ? "US" : country,
  };
}

/** Whether the components name a house, not only a street or town. */
export function hasHouse(components: readonly AddressComponent[]): boolean {
  return components.some(({ types }) => types.some((type) => HOUSE_TYPES.includes(type)));
}

/**
 * Returns the house number in the search text, unless the number belongs to the street: "42 street" is 42nd St, "290
 * hwy" US-290.
 */
function readTypedNumber(typed: string, route: string): string {
  const number = TYPED_NUMBER.exec(typed)?.[1] ?? "";
  const streetNumbers: readonly string[] = route.match(/\d+/g) ?? [];
  return streetNumbers.includes(number) ? "" : number;
}
