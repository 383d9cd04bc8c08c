/** The homes of insured as marks of a map. Pure. */
import type { MapMark } from "@/components/ui/map/cluster-points";
import { addressText } from "@/lib/domain/address-lines";
import { latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import { placeOf } from "@/lib/domain/distance";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { mapCopy } from "./map-copy";

/** A home: what its row says of it besides. */
export type HomeMark = MapMark & { name: string; address: string };

/** Each insured at the home of the latest claim; those whose place nobody knows are left out. */
export function insuredMarks(insureds: readonly Insured[]): HomeMark[] {
  return insureds.flatMap((insured) => {
    const home = propertyOfProject(insured, latestProject(insured));
    const place = home && placeOf(home);
    if (!home || !place) return [];
    const name = personName(insured);
    const address = addressText(home.address);
    return [{ key: insured.key, ...place, name, address, label: mapCopy.mark(name, address) }];
  });
}
