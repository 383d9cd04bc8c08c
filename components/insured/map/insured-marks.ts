/** The homes of insured as marks of a map. Pure. */
import type { MapMark } from "@/components/ui/map/cluster-points";
import { addressText } from "@/lib/domain/address-lines";
import { latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { mapWords } from "./words";

/** Each insured at the home of the latest claim; those whose place nobody knows are left out. */
export function insuredMarks(insureds: readonly Insured[]): MapMark[] {
  return insureds.flatMap((insured) => {
    const home = propertyOfProject(insured, latestProject(insured));
    const { latitude, longitude } = home ?? {};
    if (!home || latitude == null || longitude == null) return [];
    return [
      { key: insured.key, latitude, longitude, label: mapWords.mark(personName(insured), addressText(home.address)) },
    ];
  });
}
