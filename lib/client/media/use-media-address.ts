"use client";

import { useState } from "react";
import { noteSeen, readAddressAgain, readAddressesAgain } from "./fresh-addresses";

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

/** Follows whether a photo or film can be loaded from its address: one that ran out is read again by itself, once. */
export function useMediaAddress(address: string | null): MediaAddress {
  const [failed, setFailed] = useState<string | null>(null);
  const [read, setRead] = useState<{ address: string | null; isAsked: boolean } | null>(null);
  // Another address, read anew, has not failed.
  const isBroken = address !== null && failed === address;
  const isReading = isBroken && read?.address === address;

  const follow = (reading: Promise<void>, isAsked: boolean) => {
    setRead({ address, isAsked });
    return reading.then(() => setRead((last) => (last?.address === address ? null : last)));
  };
  return {
    state: !isBroken ? "shown" : isReading && !read?.isAsked ? "reading" : "failed",
    isRetrying: isReading && read?.isAsked === true,
    onLoad() {
      if (address !== null) noteSeen(address);
    },
    onError() {
      if (address === null) return;
      setFailed(address);
      const reading = readAddressAgain(address);
      if (reading) void follow(reading, false);
    },
    retry: () => void follow(readAddressesAgain(), true).then(() => setFailed(null)),
  };
}
