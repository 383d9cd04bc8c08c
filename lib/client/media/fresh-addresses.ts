/** Addresses of stored files run out. Their records are read again, which gives them fresh ones. */
import { plainAddress } from "../../domain/plain-address";
import { sessionLifetime } from "../session/session-lifetime";
import { markStale } from "../shown-reads";

const WITH_MEDIA = ["region.listByProject", "region.get", "image.get"] as const;
/** What fails so soon after it was read has not run out: the bucket is not to be had, and reading helps nothing. */
const JUST_READ_MS = 10_000;

/** Files whose address was read again and that were not seen since, without their signatures. */
const unseen = new Set<string>();
let reading: Promise<void> | null = null;
let readAt = Number.NEGATIVE_INFINITY;

sessionLifetime.onChangeOfHands(() => {
  unseen.clear();
  readAt = Number.NEGATIVE_INFINITY;
});

/** Reads what is shown again, in one call for all who ask meanwhile. Resolves when it was tried. */
export function readAddressesAgain(): Promise<void> {
  reading ??= markStale(WITH_MEDIA).finally(() => {
    reading = null;
    readAt = Date.now();
  });
  return reading;
}

/** The same for a file that could not be loaded, once until it is seen; null where that is of no use. */
export function readAddressAgain(address: string): Promise<void> | null {
  const file = plainAddress(address);
  if (unseen.has(file) || !navigator.onLine) return null;
  if (reading === null && Date.now() - readAt < JUST_READ_MS) return null;
  unseen.add(file);
  return readAddressesAgain();
}

export function noteSeen(address: string): void {
  unseen.delete(plainAddress(address));
}
