/** The interface to an address service; a places provider implements it. */
import type { MapPoint } from "../map/maps-config";

export type AddressValue = {
  line1: string;
  line2?: string | null;
  city: string;
  /** The state as on an envelope: "TX". */
  region: string;
  postalCode: string;
  country: string;
  /** The location, while the address is one that a provider located. */
  place?: MapPoint | null;
};

export type AddressSuggestion = {
  /** The provider's own id, passed back to `resolve`. */
  id: string;
  /** "1428 Alder Creek Dr" */
  main: string;
  /** "Austin, TX" */
  detail?: string;
};

export type AddressProvider = {
  /** Called when the field is entered, to load what the provider needs. Never rejects, and may be called again. */
  prepare?: () => void;
  /** Returns likely addresses for the typed text, best first. Rejects if the service fails; `signal` aborts. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** Returns the full address of a suggestion. Rejects if the service fails. */
  resolve: (suggestion: AddressSuggestion, signal: AbortSignal) => Promise<AddressValue>;
};

export const EMPTY_ADDRESS: AddressValue = {
  line1: "",
  line2: "",
  city: "",
  region: "",
  postalCode: "",
  country: "US",
};

/** Formats the address in one line. A typed text that is only a first line is returned unchanged. */
export function formatAddressLine(address: AddressValue): string {
  const { line1, line2, city, region, postalCode } = address;
  const cityParts = [city, [region, postalCode].filter(Boolean).join(" ")];
  const rest = [line2, ...cityParts].filter(Boolean);
  return rest.length === 0 ? line1 : [line1, ...rest].filter(Boolean).join(", ");
}
