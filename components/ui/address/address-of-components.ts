/** An address as the places service gives it, in components of one or several types each, as the parts of ours. */
import { type AddressValue, EMPTY_ADDRESS } from "./address-provider";

/** As much of `google.maps.places.AddressComponent` as is read. */
export type AddressComponent = { longText: string | null; shortText: string | null; types: readonly string[] };

/** Countries to the service, states to the post: "San Juan, PR 00901" is in the United States. */
const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);

/** What the post calls the city, in the order that it is looked for: boroughs of New York have no locality. */
const CITY_TYPES = [
  "locality",
  "postal_town",
  "sublocality_level_1",
  "sublocality",
  "administrative_area_level_3",
] as const;

const HOUSE_TYPES: readonly string[] = ["street_number", "premise", "subpremise"];

/** A number at the beginning of what was typed, with what belongs to it: "1428", "12B", "37-18", "12 1/2". */
const TYPED_NUMBER = /^\s*(\d+[a-z]?(?:-\d+[a-z]?)?(?:\s+\d\/\d)?)\s+\S/i;

/**
 * The parts of an address; one that the service does not know is empty. `typed`: what it was searched by. Where the service
 * knows the street and not the house, the number that was typed is kept.
 */
export function addressOfComponents(components: readonly AddressComponent[], typed = ""): AddressValue {
  const find = (...types: readonly string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types.includes(type));
      if (found) return found;
    }
    return undefined;
  };
  const long = (...types: readonly string[]) => find(...types)?.longText?.trim() ?? "";
  // Streets and states as on an envelope: "Alder Creek Dr", "TX".
  const short = (type: string) => find(type)?.shortText?.trim() || long(type);
  const route = short("route");
  const number = long("street_number") || (route && numberTyped(typed, route));
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

/** Whether it is the address of a house, and not of a street or of a town alone. */
export function knowsHouse(components: readonly AddressComponent[]): boolean {
  return components.some(({ types }) => types.some((type) => HOUSE_TYPES.includes(type)));
}

/** The house's number within what was typed, unless it is the street's own: "42 street" is 42nd St, "290 hwy" US-290. */
function numberTyped(typed: string, route: string): string {
  const number = TYPED_NUMBER.exec(typed)?.[1] ?? "";
  const ownNumbers: readonly string[] = route.match(/\d+/g) ?? [];
  return ownNumbers.includes(number) ? "" : number;
}
