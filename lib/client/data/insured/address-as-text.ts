/**
 * An address as the one text that is saved, kept as a draft and compared: its parts in order, as JSON. Where it is said
 * where the address stands, latitude and longitude follow.
 */
import type { Place } from "../../../domain/distance";
import type { Address } from "../../../domain/entities";

/** An address, and where it stands, where that was said with it. */
export type PlacedAddress = Address & { place?: Place | null };

/** A second line that is not there is empty. */
export function addressAsText({ line1, line2, city, region, postalCode, country, place }: PlacedAddress): string {
  const where = place ? [place.latitude, place.longitude] : [];
  return JSON.stringify([line1, line2 ?? "", city, region, postalCode, country, ...where]);
}

/** The address alone, as a record holds it. */
export function addressOfText(text: string): Address {
  const [line1 = "", line2 = "", city = "", region = "", postalCode = "", country = ""] = JSON.parse(text) as string[];
  return { line1, line2, city, region, postalCode, country };
}

/** Where it stands; null where nobody said. */
export function placeOfText(text: string): Place | null {
  const [latitude, longitude] = (JSON.parse(text) as unknown[]).slice(6);
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
