const FEET_PER_METER = 3.280839895;
const FEET_PER_MILE = 5280;
/** Distances from this many feet on are in miles. */
const MILES_FROM_FEET = 1000;

function formatUnit(value: number, name: "foot" | "mile", maximumFractionDigits: number): string {
  return new Intl.NumberFormat("en-US", { style: "unit", unit: name, maximumFractionDigits }).format(value);
}

/** Formats meters in US units: "39 ft", "1.2 mi". Feet are rounded to tens, the precision of a phone's position. */
export function distanceText(meters: number): string {
  const feet = meters * FEET_PER_METER;
  if (feet < MILES_FROM_FEET) return formatUnit(Math.round(feet / 10) * 10, "foot", 0);
  const miles = feet / FEET_PER_MILE;
  return formatUnit(miles, "mile", miles < 10 ? 1 : 0);
}
