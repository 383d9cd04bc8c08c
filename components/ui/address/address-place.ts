/** Until when it is known where an address stands. Pure. */
import type { AddressValue } from "./address-provider";

/** What says where a home stands: of one house all units stand at the same place. */
const WHERE = ["line1", "city", "region", "postalCode", "country"] as const;

/**
 * What became by hand of an address that a provider `given`: it stands where that did as long as nothing of what the
 * provider said is another; what it did not know may be filled in.
 */
export function changedByHand(given: AddressValue, next: AddressValue): AddressValue {
  const { place: _of, ...address } = next;
  const isThere = WHERE.every((part) => !given[part]?.trim() || given[part].trim() === next[part]?.trim());
  return given.place && isThere ? { ...address, place: given.place } : address;
}
