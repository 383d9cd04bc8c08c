"use client";

import { useState, useSyncExternalStore } from "react";
import { noteSeen, onTryRound, readAddressAgain, retryAddresses, tryRound } from "./fresh-addresses";

export type MediaAddress = {
  /** "reading": loading failed, and the address, which may have expired, is being renewed. */
  state: "shown" | "reading" | "failed";
  /** A manual retry is in progress. */
  isRetrying: boolean;
  /** The handlers for the element that shows the file. */
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
};

const noRound = () => 0;

/**
 * Tracks whether a photo or video loads. Renews a failing address once and retries, even if the address stays the
 * same.
 */
export function useMediaAddress(address: string | null): MediaAddress {
  const round = useSyncExternalStore(onTryRound, tryRound, noRound);
  const [failed, setFailed] = useState<{ address: string; round: number } | null>(null);
  const [read, setRead] = useState<{ address: string | null; isManual: boolean } | null>(null);
  // A new address or a new round clears the failure.
  const isBroken = address !== null && failed?.address === address && failed.round === round;
  const isReading = isBroken && read?.address === address;

  const trackReading = async (reading: Promise<unknown>, isManual: boolean) => {
    setRead({ address, isManual });
    const isAnswered = await reading;
    setRead((last) => (last?.address === address ? null : last));
    if (isAnswered) setFailed((last) => (last?.address === address ? null : last));
  };
  return {
    state: !isBroken ? "shown" : isReading && !read?.isManual ? "reading" : "failed",
    isRetrying: isReading && read?.isManual === true,
    onLoad() {
      if (address !== null) noteSeen(address);
    },
    onError() {
      if (address === null) return;
      setFailed({ address, round: tryRound() });
      const reading = readAddressAgain(address);
      if (reading) void trackReading(reading, false);
    },
    retry: () => void trackReading(retryAddresses(), true),
  };
}
