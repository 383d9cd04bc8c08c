import { Facts } from "@/components/ui/layout/facts";
import { addressLines, addressText } from "@/lib/domain/address-lines";
import type { Property, Region } from "@/lib/domain/entities";
import { isScanProcessed } from "@/lib/domain/processed-rule";
import { PROPERTY_FACT_NAMES, PROPERTY_FACTS, propertyFactText } from "@/lib/domain/property-facts";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import { PropertyMap } from "./property-map";

const OTHER_FACTS = PROPERTY_FACTS.filter((fact) => fact !== "propertyType" && fact !== "yearBuilt");

type Props = { property: Property | null; regions: readonly Region[] | null };

/** Map, address, facts and scans of the property. */
export function PropertyFacts({ property, regions }: Props) {
  const scans = (regions ?? []).flatMap((region) => region.scans ?? []);
  const open = scans.filter((scan) => !isScanProcessed(scan)).length;
  if (!property) return <p className={styles.none}>{overviewCopy.noProperty}</p>;
  const { street, place } = addressLines(property.address);
  const built = property.yearBuilt ? overviewCopy.built(String(property.yearBuilt)) : null;
  return (
    <>
      <PropertyMap property={property} />
      <Facts
        facts={[
          {
            name: overviewCopy.address,
            value: (
              <span>
                {street}
                <br />
                {place}
              </span>
            ),
          },
          {
            name: overviewCopy.type,
            value: [property.propertyType, built].filter(Boolean).join(", ") || overviewCopy.unknown,
          },
          ...OTHER_FACTS.flatMap((fact) => {
            const value = propertyFactText(property, fact);
            return value === "" ? [] : [{ name: PROPERTY_FACT_NAMES[fact], value }];
          }),
          ...(regions ? [{ name: overviewCopy.scans, value: overviewCopy.scanCount(scans.length, open) }] : []),
        ]}
      />
    </>
  );
}

/** A plain link to a map service, which sends the service nothing until pressed. */
export function Directions({ property }: { property: Property }) {
  const destination = encodeURIComponent(addressText(property.address));
  return (
    <a
      className={styles.end}
      href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
      target="_blank"
      rel="noreferrer"
    >
      {overviewCopy.directions}
    </a>
  );
}
