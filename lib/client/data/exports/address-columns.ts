import type { Address } from "../../../domain/entities";

/** The headings of an address in a table, one per column. */
export const ADDRESS_HEADINGS = ["Street", "City", "State", "Postal code", "Country"] as const;

/** Returns the cells of an address, one per heading. */
export function addressCells(address: Address | null | undefined): string[] {
  return [
    [address?.line1, address?.line2].filter(Boolean).join(", "),
    address?.city ?? "",
    address?.region ?? "",
    address?.postalCode ?? "",
    address?.country ?? "",
  ];
}
