import type { Address } from "../../../domain/entities";

/** An address as table columns: a heading per column, and the cells. */
export const ADDRESS_HEADINGS = ["Street", "City", "State", "Postal code", "Country"] as const;

export function addressCells(address: Address | null | undefined): string[] {
  return [
    [address?.line1, address?.line2].filter(Boolean).join(", "),
    address?.city ?? "",
    address?.region ?? "",
    address?.postalCode ?? "",
    address?.country ?? "",
  ];
}
