/** Signed addresses of stored files expire. Reading their records again gives new ones. */

import { plainAddress } from "../../../domain/plain-address";
import { notifyEach } from "../../../notify-each";
import { sessionLifetime } from "../../calls/session-lifetime";
import { markStale } from "../../reads/shown-reads";

const WITH_MEDIA = ["region.listByProject", "region.get", "image.get"] as const;
/** A file that fails this soon after a read has not expired: the bucket is unreachable. */
const JUST_READ_MS = 10_000;

/** Files whose address was renewed and that have not loaded since, by their addresses without signatures. */
const unseen = new Set<string>();
/** The files of the read in progress. */
const awaiting = new Set<string>();
let reading: Promise<boolean> | null = null;
let readAt = Number.NEGATIVE_INFINITY;

/** A new round gives every failed file one more try, under any address. */
let round = 0;
const listeners = new Set<() => void>();

sessionLifetime.onChangeOfHands(() => {
  unseen.clear();
  readAt = Number.NEGATIVE_INFINITY;
});

/** Reads the records once for all concurrent requests. Resolves with whether the read was answered. */
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
 * Renews the address of a file that failed to load, once until it loads; null if that is pointless. Resolves with
 * whether the read was answered: then the file deserves another try even with the same address.
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

/** Starts a new round by hand: reads everything again and retries all failed files. */
export function retryAddresses(): Promise<void> {
  return readAgain().then(tryAllAgain);
}

export const tryRound = (): number => round;

/** Subscribes to new rounds, which the network's return also starts. Returns the function that stops. */
export function onTryRound(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", tryAllAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", tryAllAgain);
  };
}
