/** Addresses of stored files run out. Their records are read again, which gives them fresh ones. */

import { plainAddress } from "../../../domain/plain-address";
import { notifyEach } from "../../../notify-each";
import { sessionLifetime } from "../../calls/session-lifetime";
import { markStale } from "../../reads/shown-reads";

const WITH_MEDIA = ["region.listByProject", "region.get", "image.get"] as const;
/** What fails so soon after it was read has not run out: the bucket is not to be had, and reading helps nothing. */
const JUST_READ_MS = 10_000;

/** Files whose address was read again and that were not seen since, without their signatures. */
const unseen = new Set<string>();
/** Those that the reading under way is for. */
const awaiting = new Set<string>();
let reading: Promise<boolean> | null = null;
let readAt = Number.NEGATIVE_INFINITY;

/** What failed in an earlier round is tried again, once and under whatever address it has. */
let round = 0;
const listeners = new Set<() => void>();

sessionLifetime.onChangeOfHands(() => {
  unseen.clear();
  readAt = Number.NEGATIVE_INFINITY;
});

/** In one call for all who ask meanwhile. Whether there was an answer. */
function readAgain(): Promise<boolean> {
  reading ??= markStale(WITH_MEDIA)
    .then((isAnswered) => {
      if (!isAnswered) for (const file of awaiting) unseen.delete(file);
      return isAnswered;
    })
    .finally(() => {
      reading = null;
      readAt = Date.now();
      awaiting.clear();
    });
  return reading;
}

/**
 * Reads again for a file that could not be loaded, once until it is seen; null where that is of no use. Resolves with
 * whether there was an answer: the file is then worth another try even if its address is the same.
 */
export function readAddressAgain(address: string): Promise<boolean> | null {
  const file = plainAddress(address);
  if (unseen.has(file) || !navigator.onLine) return null;
  if (reading === null && Date.now() - readAt < JUST_READ_MS) return null;
  unseen.add(file);
  awaiting.add(file);
  return readAgain();
}

export function noteSeen(address: string): void {
  unseen.delete(plainAddress(address));
}

function tryAllAgain(): void {
  unseen.clear();
  round += 1;
  notifyEach(listeners);
}

/** Somebody asks for another try: everything is read again, and all that failed is tried, not what they pressed alone. */
export function retryAddresses(): Promise<void> {
  return readAgain().then(tryAllAgain);
}

export const tryRound = (): number => round;

/** Tells of another round, which the network's return begins too. Answers how to stop. */
export function onTryRound(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", tryAllAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", tryAllAgain);
  };
}
