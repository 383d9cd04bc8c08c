"use client";

import { wholeNumber } from "@/components/ui/format-time";
import { useZoneName } from "@/components/ui/use-zone-name";
import { isNarrowed, type PoliciesList } from "./use-policies-query";
import { insuredWords } from "./words";

/** How much there is, and in which zone times are told; nothing while nobody knows. */
export function PoliciesFacts({ list, total }: { list: PoliciesList; total: number | undefined }) {
  const zone = useZoneName();
  if (total === undefined) return null;
  return (
    <>
      <span>
        {wholeNumber(total)} {isNarrowed(list) ? insuredWords.found : insuredWords.total[list.tab]}
      </span>
      {zone ? <span>{insuredWords.times(zone)}</span> : null}
    </>
  );
}
