import { type AddressComponent, parseAddressComponents } from "./address-components";
import type { AddressValue } from "./address-provider";

/** Parses lines of the form "types: long text | short text"; without a bar, both texts are the same. */
const parseComponents = (lines: string): AddressComponent[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, types = "", texts = ""] = /^\s*([\w ]+): (.*)$/.exec(line) ?? [];
      const [longText = "", shortText = longText] = texts.split(" | ");
      return { longText, shortText, types: types.split(" ") };
    });

const US = "country political: United States | US";
const TEXAS = `administrative_area_level_1 political: Texas | TX\n${US}`;
const NEW_YORK = `administrative_area_level_1 political: New York | NY\n${US}`;

const TABLE: [name: string, service: string, expected: Partial<AddressValue>][] = [
  [
    "a house",
    `street_number: 1428
     route: Alder Creek Drive | Alder Creek Dr
     neighborhood political: South Austin
     locality political: Austin
     administrative_area_level_2 political: Travis County
     ${TEXAS}
     postal_code: 78745
     postal_code_suffix: 6103`,
    { line1: "1428 Alder Creek Dr", city: "Austin", region: "TX", postalCode: "78745" },
  ],
  [
    "an apartment",
    `subpremise: Apt 4B
     street_number: 560
     route: Esplanade Avenue | Esplanade Ave
     locality political: New Orleans
     administrative_area_level_1 political: Louisiana | LA
     ${US}
     postal_code: 70116`,
    { line1: "560 Esplanade Ave", line2: "Apt 4B", city: "New Orleans", region: "LA", postalCode: "70116" },
  ],
  [
    "a street without a house number",
    `route: Marblehead Lane | Marblehead Ln
     locality political: Novato
     administrative_area_level_1 political: California | CA
     ${US}
     postal_code: 94949`,
    { line1: "Marblehead Ln", city: "Novato", region: "CA", postalCode: "94949" },
  ],
  [
    "Brooklyn, which has no locality",
    `street_number: 212
     route: Columbia Heights
     neighborhood political: Brooklyn Heights
     sublocality_level_1 sublocality political: Brooklyn
     administrative_area_level_2 political: Kings County
     ${NEW_YORK}
     postal_code: 11201`,
    { line1: "212 Columbia Heights", city: "Brooklyn", region: "NY", postalCode: "11201" },
  ],
  [
    "Queens, with a hyphenated house number",
    `street_number: 37-18
     route: 73rd Street | 73rd St
     neighborhood political: Jackson Heights
     political sublocality sublocality_level_1: Queens
     administrative_area_level_2 political: Queens County
     ${NEW_YORK}
     postal_code: 11372`,
    { line1: "37-18 73rd St", city: "Queens", region: "NY", postalCode: "11372" },
  ],
  [
    "Manhattan, whose locality comes after its borough",
    `street_number: 350
     route: West 71st Street | W 71st St
     neighborhood political: Manhattan
     sublocality_level_1 sublocality political: Manhattan
     locality political: New York
     administrative_area_level_2 political: New York County
     ${NEW_YORK}
     postal_code: 10023`,
    { line1: "350 W 71st St", city: "New York", region: "NY", postalCode: "10023" },
  ],
  [
    "Puerto Rico, which the service returns as a country",
    `street_number: 254
     route: Calle de San Francisco | C. de San Francisco
     neighborhood political: San Juan Antiguo
     locality political: San Juan
     administrative_area_level_1 political: San Juan
     country political: Puerto Rico | PR
     postal_code: 00901`,
    { line1: "254 C. de San Francisco", city: "San Juan", region: "PR", postalCode: "00901" },
  ],
  [
    "the Virgin Islands, without an administrative area",
    `street_number: 5046
     route: Norre Gade
     locality political: Charlotte Amalie
     country political: U.S. Virgin Islands | VI
     postal_code: 00802`,
    { line1: "5046 Norre Gade", city: "Charlotte Amalie", region: "VI", postalCode: "00802" },
  ],
  [
    "Canada",
    `subpremise: 1203
     street_number: 88
     route: Blue Jays Way
     neighborhood political: Entertainment District
     sublocality_level_1 sublocality political: Old Toronto
     locality political: Toronto
     administrative_area_level_1 political: Ontario | ON
     country political: Canada | CA
     postal_code: M5V 0L7`,
    {
      line1: "88 Blue Jays Way",
      line2: "1203",
      city: "Toronto",
      region: "ON",
      postalCode: "M5V 0L7",
      country: "CA",
    },
  ],
  [
    "a British post town",
    `street_number: 12
     route: Mill Lane | Mill Ln
     postal_town: Cambridge
     administrative_area_level_2 political: Cambridgeshire
     administrative_area_level_1 political: England
     country political: United Kingdom | GB
     postal_code: CB2 1RX`,
    { line1: "12 Mill Ln", city: "Cambridge", region: "England", postalCode: "CB2 1RX", country: "GB" },
  ],
  [
    "a township, which the service does not return as a locality",
    `street_number: 71
     route: Foxcroft Way
     administrative_area_level_3 political: Mount Laurel Township | Mt Laurel Township
     administrative_area_level_2 political: Burlington County
     administrative_area_level_1 political: New Jersey | NJ
     ${US}
     postal_code: 08054`,
    { line1: "71 Foxcroft Way", city: "Mount Laurel Township", region: "NJ", postalCode: "08054" },
  ],
  [
    "no city at all",
    `street_number: 4410
     route: County Road 207 | Co Rd 207
     administrative_area_level_2 political: Burnet County
     ${TEXAS}
     postal_code: 78605`,
    { line1: "4410 Co Rd 207", region: "TX", postalCode: "78605" },
  ],
  [
    "a highway",
    `street_number: 9801
     route: U.S. 290 West | US-290 W
     locality political: Austin
     ${TEXAS}
     postal_code: 78736`,
    { line1: "9801 US-290 W", city: "Austin", region: "TX", postalCode: "78736" },
  ],
  [
    "a highway's frontage road, with a half in the house number",
    `street_number: 120 1/2
     route: South Interstate 35 Frontage Road | S I-35 Frontage Rd
     locality political: Round Rock
     ${TEXAS}
     postal_code: 78681`,
    { line1: "120 1/2 S I-35 Frontage Rd", city: "Round Rock", region: "TX", postalCode: "78681" },
  ],
  [
    "Washington, DC, which is in no state",
    `street_number: 1813
     route: Kalorama Road Northwest | Kalorama Rd NW
     locality political: Washington
     administrative_area_level_1 political: District of Columbia | DC
     ${US}
     postal_code: 20009`,
    { line1: "1813 Kalorama Rd NW", city: "Washington", region: "DC", postalCode: "20009" },
  ],
  [
    "a named building without a street",
    `premise: Harbor Point Tower
     locality political: Baltimore
     administrative_area_level_1 political: Maryland | MD
     ${US}
     postal_code: 21231`,
    { line1: "Harbor Point Tower", city: "Baltimore", region: "MD", postalCode: "21231" },
  ],
  [
    "a city alone",
    `locality political: Austin
     ${TEXAS}`,
    { city: "Austin", region: "TX" },
  ],
];

const NOTHING = { line1: "", line2: "", city: "", region: "", postalCode: "", country: "US" };

test.each(TABLE)("%s", (_name, service, expected) => {
  expect(parseAddressComponents(parseComponents(service))).toEqual({ ...NOTHING, ...expected });
});

test("returns an empty part if the service knows none, so that the user enters it", () => {
  expect(parseAddressComponents([])).toEqual(NOTHING);
  expect(parseAddressComponents([{ longText: null, shortText: null, types: ["route"] }])).toEqual(NOTHING);
});

describe("keeps a typed house number that the service does not know", () => {
  const onStreet = (long: string, short = long) =>
    parseComponents(`route: ${long} | ${short}\nlocality political: Austin\n${TEXAS}\npostal_code: 78745`);
  test.each([
    ["1428 alder creek", onStreet("Alder Creek Drive", "Alder Creek Dr"), "1428 Alder Creek Dr"],
    ["  12B Elm", onStreet("Elm Street", "Elm St"), "12B Elm St"],
    ["37-18 73rd", onStreet("73rd Street", "73rd St"), "37-18 73rd St"],
    ["120 1/2 Main", onStreet("Main Street", "Main St"), "120 1/2 Main St"],
    ["9801 us 290", onStreet("U.S. 290 West", "US-290 W"), "9801 US-290 W"],
    // No house number: the number is part of the street, comes after it, or is the only text.
    ["42 street", onStreet("42nd Street", "42nd St"), "42nd St"],
    ["290 highway", onStreet("U.S. 290 West", "US-290 W"), "US-290 W"],
    ["2nd ave", onStreet("2nd Avenue", "2nd Ave"), "2nd Ave"],
    ["alder creek 1428", onStreet("Alder Creek Drive", "Alder Creek Dr"), "Alder Creek Dr"],
    ["1428", onStreet("Alder Creek Drive", "Alder Creek Dr"), "Alder Creek Dr"],
  ])("%s", (typed, components, line1) => {
    expect(parseAddressComponents(components, typed).line1).toBe(line1);
  });

  test("adds no typed number to an address with a house number or to a named building", () => {
    const numbered = parseComponents("street_number: 1430\nroute: Alder Creek Drive | Alder Creek Dr");
    expect(parseAddressComponents(numbered, "1428 alder").line1).toBe("1430 Alder Creek Dr");
    expect(parseAddressComponents(parseComponents("premise: Harbor Point Tower"), "12 harbor").line1).toBe(
      "Harbor Point Tower",
    );
  });
});
