/** An address as the one text that is saved, kept as a draft and compared: its parts in order, as JSON. */
import type { Address } from "../../domain/entities";

/** A second line that is not there is empty. */
export function addressAsText(address: Address): string {
  const { line1, line2, city, region, postalCode, country } = address;
  return JSON.stringify([line1, line2 ?? "", city, region, postalCode, country]);
}

export function addressOfText(text: string): Address {
  const [line1 = "", line2 = "", city = "", region = "", postalCode = "", country = ""] = JSON.parse(text) as string[];
  return { line1, line2, city, region, postalCode, country };
}
