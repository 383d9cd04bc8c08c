/** The way to a service that knows addresses; a places provider implements it. */
import type { MapPoint } from "../map/maps-config";

export type AddressValue = {
  line1: string;
  line2?: string | null;
  city: string;
  /** The state, as on an envelope: "TX". */
  region: string;
  postalCode: string;
  country: string;
  /** Where it stands, as long as it is the address of which a provider said so. */
  place?: MapPoint | null;
};

export type AddressSuggestion = {
  /** The provider's own, given back to `resolve`. */
  id: string;
  /** "1428 Alder Creek Dr" */
  main: string;
  /** "Austin, TX" */
  detail?: string;
};

export type AddressProvider = {
  /** The field is entered: what the provider needs may be loaded. Never rejects, and may be called again. */
  prepare?: () => void;
  /** Likely addresses for what was typed so far, likeliest first. Rejects when the service fails; `signal` ends it. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** The whole address of a suggestion. Rejects when the service fails. */
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

/** The address in one line. What was typed and is only a first line yet comes back to the letter. */
export function addressInOneLine(address: AddressValue): string {
  const { line1, line2, city, region, postalCode } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(" ")];
  const rest = [line2, ...place].filter(Boolean);
  return rest.length === 0 ? line1 : [line1, ...rest].filter(Boolean).join(", ");
}
