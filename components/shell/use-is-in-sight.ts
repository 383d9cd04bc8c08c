"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/** Whether the page shows this address of ours; only the query parameters that the address has are compared. */
export function useIsInSight(): (address: string) => boolean {
  const path = usePathname();
  const query = useSearchParams().toString();
  return useCallback(
    (address) => {
      const [wanted, wantedQuery] = address.split("?");
      if (wanted !== path) return false;
      const shown = new URLSearchParams(query);
      return [...new URLSearchParams(wantedQuery)].every(([name, value]) => shown.get(name) === value);
    },
    [path, query],
  );
}
