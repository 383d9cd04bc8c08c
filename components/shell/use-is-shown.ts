"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** Whether the page shows this address of ours; only the query parameters that the address has are compared. */
export function useIsShown(): (address: string) => boolean {
  const path = usePathname();
  const query = useSearchParams().toString();
  return useCallback(
    (address) => {
      const [expected, expectedQuery] = address.split("?");
      if (expected !== path) return false;
      const shown = new URLSearchParams(query);
      return [...new URLSearchParams(expectedQuery)].every(([name, value]) => shown.get(name) === value);
    },
    [path, query],
  );
}
