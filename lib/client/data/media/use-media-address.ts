"use client";

import { useState, useSyncExternalStore } from "react";
import { noteSeen, onTryRound, readAddressAgain, retryAddresses, tryRound } from "./fresh-addresses";

export type MediaAddress = {
  /** "reading": it could not be loaded, perhaps because its address ran out, which is being read again. */
  state: "shown" | "reading" | "failed";
  /** Somebody has asked for another try, which goes on. */
  isRetrying: boolean;
  /** For the element that shows it. */
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
};

const noRound = () => 0;

/**
 * Follows whether a photo or film can be loaded from its address: one that ran out is read again by itself, once, and
 * tried again, also where the address stayed the same.
 */
export function useMediaAddress(address: string | null): MediaAddress {
  const round = useSyncExternalStore(onTryRound, tryRound, noRound);
  const [failed, setFailed] = useState<{ address: string; round: number } | null>(null);
  const [read, setRead] = useState<{ address: string | null; isAsked: boolean } | null>(null);
  // Another address, read anew, has not failed, and in another round nothing has.
  const isBroken = address !== null && failed?.address === address && failed.round === round;
  const isReading = isBroken && read?.address === address;

  const follow = async (reading: Promise<unknown>, isAsked: boolean) => {
    setRead({ address, isAsked });
    const isAnswered = await reading;
    setRead((last) => (last?.address === address ? null : last));
    if (isAnswered) setFailed((last) => (last?.address === address ? null : last));
  };
  return {
    state: !isBroken ? "shown" : isReading && !read?.isAsked ? "reading" : "failed",
    isRetrying: isReading && read?.isAsked === true,
    onLoad() {
      if (address !== null) noteSeen(address);
    },
    onError() {
      if (address === null) return;
      setFailed({ address, round: tryRound() });
      const reading = readAddressAgain(address);
      if (reading) void follow(reading, false);
    },
    retry: () => void follow(retryAddresses(), true),
  };
}
