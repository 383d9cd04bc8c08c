/** Turns insured into map marks. Pure. */
import type { MapMark } from "@/components/ui/map/cluster-points";
import { addressText } from "@/lib/domain/address-lines";
import { latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import { placeOf } from "@/lib/domain/distance";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { mapCopy } from "./map-copy";

/** A map mark with the texts of its table row. */
export type HomeMark = MapMark & { name: string; address: string };

/** Returns one mark at the property of each insured's latest claim; insured without coordinates are left out. */
export function insuredMarks(insureds: readonly Insured[]): HomeMark[] {
  return insureds.flatMap((insured) => {
    const property = propertyOfProject(insured, latestProject(insured));
    const point = property && placeOf(property);
    if (!property || !point) return [];
    const name = personName(insured);
    const address = addressText(property.address);
    return [{ key: insured.key, ...point, name, address, label: mapCopy.mark(name, address) }];
  });
}
