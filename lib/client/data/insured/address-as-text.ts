/**
 * An address as one text, to save, draft and compare: a JSON array of its parts, followed by latitude and longitude
 * if they are known.
 */
import type { Place } from "../../../domain/distance";
import type { Address } from "../../../domain/entities";

/** An address with its position, if known. */
export type PlacedAddress = Address & { place?: Place | null };

/** Returns an address as text; a missing second line is empty. */
export function addressAsText({ line1, line2, city, region, postalCode, country, place }: PlacedAddress): string {
  const position = place ? [place.latitude, place.longitude] : [];
  return JSON.stringify([line1, line2 ?? "", city, region, postalCode, country, ...position]);
}

/** Returns the address without its position, as a record holds it. */
export function addressOfText(text: string): Address {
  const [line1 = "", line2 = "", city = "", region = "", postalCode = "", country = ""] = JSON.parse(text) as string[];
  return { line1, line2, city, region, postalCode, country };
}

/** Returns the position, or null if it is unknown. */
export function placeOfText(text: string): Place | null {
  const [latitude, longitude] = (JSON.parse(text) as unknown[]).slice(6);
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
