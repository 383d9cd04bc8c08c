"use client";
/** The regions of a claim in order, polled every 30 s while a scan is still to be processed. */
import { useEffect, useMemo, useState } from "react";
import { REGION_POLLING_MS } from "../../../domain/constants";
import type { Region } from "../../../domain/entities";
import { isRegionProcessed } from "../../../domain/processed-rule";
import { roomsInOrder } from "../../../domain/rooms-in-order";
import { type BackendRead, useBackend } from "../../reads/use-backend";

/** `projectKey` null: reads nothing. A missing list (404) is not polled. */
export function useRegions(projectKey: string | null, expandedFields = "scan,video,image"): BackendRead<Region[]> {
  const [isWaiting, setIsWaiting] = useState(false);
  const params = projectKey === null ? null : { projectKey, expandedFields };
  const regions = useBackend("region.listByProject", params, { refreshInterval: isWaiting ? REGION_POLLING_MS : 0 });
  const isUnprocessed = regions.data?.some((region) => !isRegionProcessed(region)) ?? false;
  const isThere = regions.error?.status !== 404;
  useEffect(() => setIsWaiting(isUnprocessed && isThere), [isUnprocessed, isThere]);
  const data = useMemo(() => regions.data && roomsInOrder(regions.data), [regions.data]);
  return { ...regions, data };
}
