"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** Returns a check of whether the page shows an address; compares only query parameters that the address has. */
export function useIsShown(): (address: string) => boolean {
  const path = usePathname();
  const query = useSearchParams().toString();
  return useCallback(
    (address) => {
      const [expectedPath, expectedQuery] = address.split("?");
      if (expectedPath !== path) return false;
      const shown = new URLSearchParams(query);
      return [...new URLSearchParams(expectedQuery)].every(([name, value]) => shown.get(name) === value);
    },
    [path, query],
  );
}
