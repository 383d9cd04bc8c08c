"use client";

import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { PointsMap } from "@/components/ui/map/points-map";
import type { DataTableColumn } from "@/components/ui/table/column";
import { DataTable } from "@/components/ui/table/data-table";
import { STATIC_LIST } from "@/components/ui/table/static-list";
import { useMapsConfig } from "@/lib/client/use-maps-config";
import type { HomeMark } from "./insured-marks";
import { mapCopy as copy } from "./map-copy";
import styles from "./policies-map.module.css";
import { MAX_PLACES, usePlaces } from "./use-places";
import { callAddress, type PoliciesList } from "./use-policies-query";

type Props = {
  list: PoliciesList;
  /** Key of the insured whose call sheet is open. */
  current: string | null;
  onOpen: (insuredKey: string) => void;
};

const COLUMNS: readonly DataTableColumn<HomeMark>[] = [
  { id: "name", header: copy.columns.name, width: 144, isLead: true, narrow: "lead", cell: ({ name }) => name },
  {
    id: "address",
    header: copy.columns.address,
    narrow: "second",
    tone: "quiet",
    cell: ({ address }) => <span title={address}>{address}</span>,
  },
];

/** Properties on a map, with the same data as an accessible table next to it. */
export function PoliciesMap({ list, current, onOpen }: Props) {
  const config = useMapsConfig();
  const { places, failure, retry } = usePlaces(list);
  if (failure !== null) return <ErrorState message={failure} onRetry={retry} retryLabel={copy.retry} />;
  return (
    <div className={styles.frame} data-print="none">
      <p className={styles.facts} role="status">
        {places === null
          ? copy.reading
          : [
              copy.shown(places.marks.length, places.total),
              places.read > places.marks.length ? copy.unplaced(places.read - places.marks.length) : null,
              places.total > places.read ? copy.max(MAX_PLACES) : null,
            ]
              .filter(Boolean)
              .join(" ")}
      </p>
      {places === null ? (
        <Skeleton width="100%" height="100%" />
      ) : (
        <div className={styles.split}>
          {config ? (
            <PointsMap
              config={config}
              marks={places.marks}
              label={copy.label}
              clusterLabel={copy.cluster}
              onOpen={onOpen}
            />
          ) : (
            // A full document load, which the maps script needs, is about to replace this page.
            <Skeleton width="100%" height="100%" />
          )}
          <div className={styles.table}>
            <DataTable
              {...STATIC_LIST}
              label={copy.table}
              viewKey={JSON.stringify(list)}
              columns={COLUMNS}
              items={places.marks}
              itemKey={({ key }) => key}
              itemHref={({ key }) => callAddress(list, key, "map")}
              total={places.marks.length}
              currentKey={current}
              onPeek={({ key }) => onOpen(key)}
              empty={<EmptyState sentence={copy.none} />}
            />
          </div>
        </div>
      )}
    </div>
  );
}
