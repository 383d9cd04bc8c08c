/** Example properties: invented streets in real cities, slightly off their centers. */
import type { Property } from "../../lib/domain/entities";
import type { PropertyFact } from "../../lib/domain/property-facts";
import type { Chance } from "./chance";

type City = { city: string; region: string; postalCode: string; latitude: number; longitude: number };
const CITIES: readonly City[] = [
  { city: "Denver", region: "CO", postalCode: "80203", latitude: 39.731, longitude: -104.982 },
  { city: "Boulder", region: "CO", postalCode: "80302", latitude: 40.017, longitude: -105.283 },
  { city: "Chicago", region: "IL", postalCode: "60614", latitude: 41.922, longitude: -87.651 },
  { city: "Atlanta", region: "GA", postalCode: "30307", latitude: 33.769, longitude: -84.336 },
  { city: "Portland", region: "OR", postalCode: "97214", latitude: 45.514, longitude: -122.643 },
  { city: "Austin", region: "TX", postalCode: "78704", latitude: 30.243, longitude: -97.765 },
  { city: "Phoenix", region: "AZ", postalCode: "85016", latitude: 33.502, longitude: -112.031 },
  { city: "Nashville", region: "TN", postalCode: "37206", latitude: 36.18, longitude: -86.741 },
  { city: "Somerville", region: "MA", postalCode: "02144", latitude: 42.4, longitude: -71.122 },
  { city: "Las Vegas", region: "NV", postalCode: "89104", latitude: 36.151, longitude: -115.112 },
  { city: "Tampa", region: "FL", postalCode: "33606", latitude: 27.936, longitude: -82.466 },
  { city: "Raleigh", region: "NC", postalCode: "27608", latitude: 35.808, longitude: -78.647 },
  { city: "Columbus", region: "OH", postalCode: "43202", latitude: 40.02, longitude: -83.014 },
  { city: "Minneapolis", region: "MN", postalCode: "55408", latitude: 44.947, longitude: -93.286 },
];
const STREETS =
  "Alderbrook Amberfield Beacon Hollow Birchwater Bramble Hill Candlewick Cloverdale Copperleaf Cottonwood Driftwood Elmhurst Fernbank Foxglove Gravel Pit Harrow Hawthorne Juniper Kestrel Larkspur Lantern Meadowlark Millrace Nettle Old Orchard Pepperidge Quarry Redstart Sandpiper Sorrel Tanglewood Thistle Underbank Violet Walnut Grove Wickham Yarrow".match(
    /(?:Beacon Hollow|Bramble Hill|Gravel Pit|Old Orchard|Walnut Grove|\S+)/g,
  ) ?? [];
const KINDS = ["St", "Ave", "Ln", "Dr", "Ct", "Way", "Rd"];
const PROPERTY_TYPES = ["Single family", "Single family", "Single family", "Townhouse", "Condo", "Duplex"];

const near = (chance: Chance, center: number) => Number((center + (chance.next() - 0.5) * 0.06).toFixed(5));

const HEATING = ["Forced air", "Forced air", "Heat pump", "Boiler", "Electric baseboard"];
const itemForNumber = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item;

/** Derives the facts from the year, so that they are plausible and no other seeded value changes. */
function factsOf(yearBuilt: number): Required<Pick<Property, Exclude<PropertyFact, "propertyType">>> {
  return {
    yearBuilt,
    roofYear: Math.max(yearBuilt, 2001 + (yearBuilt % 24)),
    stories: itemForNumber([1, 2, 1.5, 2], yearBuilt),
    heatingType: itemForNumber(HEATING, yearBuilt),
    occupancy: yearBuilt % 7 === 0 ? "Tenant occupied" : "Owner occupied",
  };
}

export function exampleProperty(chance: Chance): Omit<Property, "key" | "insuredKey"> {
  const city = chance.pick(CITIES);
  return {
    address: {
      line1: `${chance.whole(100, 9899)} ${chance.pick(STREETS)} ${chance.pick(KINDS)}`,
      line2: chance.isTrue(0.12) ? `Apt ${chance.whole(1, 40)}` : null,
      city: city.city,
      region: city.region,
      postalCode: city.postalCode,
      country: "US",
    },
    latitude: near(chance, city.latitude),
    longitude: near(chance, city.longitude),
    propertyType: chance.pick(PROPERTY_TYPES),
    ...factsOf(chance.whole(1912, 2022)),
    revision: 1,
  };
}
