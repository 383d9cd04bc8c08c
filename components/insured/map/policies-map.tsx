"use client";

import { ErrorState } from "@/components/ui/error-state";
import { PointsMap } from "@/components/ui/map/points-map";
import { Skeleton } from "@/components/ui/skeleton";
import type { MapsConfig } from "@/lib/domain/public-config";
import type { PoliciesList } from "../use-policies-query";
import styles from "./policies-map.module.css";
import { MOST_PLACES, usePlaces } from "./use-places";
import { mapWords as words } from "./words";

type Props = {
  config: MapsConfig;
  list: PoliciesList;
  /** Opens the call sheet of an insured. */
  onOpen: (insuredKey: string) => void;
};

/** Where the homes of a list stand. Whoever sees no map has the same in the list. */
export function PoliciesMap({ config, list, onOpen }: Props) {
  const { places, failure, retry } = usePlaces(list);
  if (failure !== null) return <ErrorState message={failure} onRetry={retry} retryLabel={words.retry} />;
  return (
    <div className={styles.frame} data-print="none">
      <p className={styles.facts} role="status">
        {places === null
          ? words.reading
          : [
              words.shown(places.marks.length, places.total),
              places.read > places.marks.length ? words.unplaced(places.read - places.marks.length) : null,
              places.total > places.read ? words.most(MOST_PLACES) : null,
            ]
              .filter(Boolean)
              .join(" ")}
      </p>
      {places === null ? (
        <Skeleton width="100%" height="100%" />
      ) : (
        <PointsMap
          config={config}
          marks={places.marks}
          label={words.label}
          clusterLabel={words.cluster}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
