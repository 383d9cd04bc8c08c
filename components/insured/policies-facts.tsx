"use client";

import { formatCount } from "@/components/ui/format-time";
import { useZoneName } from "@/components/ui/use-zone-name";
import { insuredCopy } from "./copy";
import { isNarrowed, type PoliciesList } from "./use-policies-query";

/** The total and the time zone; nothing until the total is known. */
export function PoliciesFacts({ list, total }: { list: PoliciesList; total: number | undefined }) {
  const zone = useZoneName();
  if (total === undefined) return null;
  return (
    <>
      <span>
        {formatCount(total)} {isNarrowed(list) ? insuredCopy.found : insuredCopy.total[list.tab]}
      </span>
      {zone ? <span>{insuredCopy.times(zone)}</span> : null}
    </>
  );
}
