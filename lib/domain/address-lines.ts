/** Formats an address as on an envelope in the United States. */
import type { Address } from "./entities";

export type AddressLines = { street: string; place: string };

const joinParts = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);

/** Returns the street with its unit, and "City, REGION ZIP"; missing parts leave no stray comma. */
export function addressLines(address: Address): AddressLines {
  return {
    street: joinParts(", ", address.line1, address.line2),
    place: joinParts(", ", address.city, joinParts(" ", address.region, address.postalCode)),
  };
}

/** Returns the address in one line. */
export function addressText(address: Address): string {
  const { street, place } = addressLines(address);
  return joinParts(", ", street, place);
}

type AddressParts = Partial<Record<keyof Address, string | null>>;

const isFilled = (part: string | null | undefined) => (part ?? "").trim() !== "";

/** Whether any part is filled in, apart from the country, which has a default. */
export function isAddressBegun({ line1, line2, city, region, postalCode }: AddressParts): boolean {
  return [line1, line2, city, region, postalCode].some(isFilled);
}

/** Whether every part but the second line is filled in, so that mail would arrive. */
export function isAddressWhole({ line1, city, region, postalCode, country }: AddressParts): boolean {
  return [line1, city, region, postalCode, country].every(isFilled);
}
