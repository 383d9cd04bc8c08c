/** An address as it is written on an envelope in the United States. */
import type { Address } from "./entities";

export type AddressLines = { street: string; place: string };

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);

/** Street with its unit, and "City, REGION postal code"; missing parts leave no stray comma. */
export function addressLines(address: Address): AddressLines {
  return {
    street: joined(", ", address.line1, address.line2),
    place: joined(", ", address.city, joined(" ", address.region, address.postalCode)),
  };
}

/** The whole address in one line. */
export function addressText(address: Address): string {
  const { street, place } = addressLines(address);
  return joined(", ", street, place);
}
