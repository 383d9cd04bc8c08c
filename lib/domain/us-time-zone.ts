/** The time zone of a property in the United States. */
import type { Property } from "./entities";

const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

const ZONES: Record<string, readonly string[]> = {
  [EASTERN]: "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV".split(" "),
  [CENTRAL]: "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI".split(" "),
  [MOUNTAIN]: "CO ID MT NM UT WY".split(" "),
  "America/Phoenix": ["AZ"],
  [PACIFIC]: "CA NV OR WA".split(" "),
  "America/Anchorage": ["AK"],
  "Pacific/Honolulu": ["HI"],
  "America/Puerto_Rico": ["PR", "VI"],
  "Pacific/Guam": ["GU", "MP"],
  "Pacific/Pago_Pago": ["AS"],
};
const ZONE_BY_STATE = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

/** States with two zones, divided at this longitude in degrees. Approximate: borders follow county lines. */
const SPLITS: Record<string, { line: number; westOfIt?: string; eastOfIt?: string }> = {
  FL: { line: -85, westOfIt: CENTRAL },
  IN: { line: -87.1, westOfIt: CENTRAL },
  KS: { line: -101.5, westOfIt: MOUNTAIN },
  KY: { line: -86, westOfIt: CENTRAL },
  MI: { line: -87.6, westOfIt: CENTRAL },
  ND: { line: -101.5, westOfIt: MOUNTAIN },
  NE: { line: -101, westOfIt: MOUNTAIN },
  OR: { line: -118, eastOfIt: MOUNTAIN },
  SD: { line: -100.5, westOfIt: MOUNTAIN },
  TN: { line: -85.2, eastOfIt: EASTERN },
  TX: { line: -104.9, westOfIt: MOUNTAIN },
};
/** A river divides Idaho: Pacific time applies north of about this latitude in degrees. */
const IDAHO_LINE = 45.5;
const UNITED_STATES = /^(us|usa|united states( of america)?)?$/i;

/** Returns the IANA name of the zone; null outside the United States or in an unknown state. */
export function usTimeZone({ address, latitude, longitude }: Pick<Property, "address" | "latitude" | "longitude">) {
  if (!UNITED_STATES.test(address.country.trim())) return null;
  const state = address.region.trim().toUpperCase();
  if (state === "ID" && latitude != null && latitude > IDAHO_LINE) return PACIFIC;
  const split = SPLITS[state];
  if (split && longitude != null) {
    if (split.westOfIt && longitude < split.line) return split.westOfIt;
    if (split.eastOfIt && longitude > split.line) return split.eastOfIt;
  }
  return ZONE_BY_STATE.get(state) ?? null;
}
