"use client";
/** The regions of a claim in order, polled every 30 s while a scan is still to be processed. */
import { useEffect, useMemo, useState } from "react";
import { REGION_POLLING_MS } from "../../../domain/constants";
import type { Region } from "../../../domain/entities";
import { isRegionProcessed } from "../../../domain/processed-rule";
import { roomsInOrder } from "../../../domain/rooms-in-order";
import { type BackendRead, useBackend } from "../../reads/use-backend";

/** Reads nothing while `projectKey` is null. A missing list (404) is not polled. */
export function useRegions(projectKey: string | null, expandedFields = "scan,video,image"): BackendRead<Region[]> {
  const [isPolling, setIsPolling] = useState(false);
  const params = projectKey === null ? null : { projectKey, expandedFields };
  const regions = useBackend("region.listByProject", params, { refreshInterval: isPolling ? REGION_POLLING_MS : 0 });
  const isUnprocessed = regions.data?.some((region) => !isRegionProcessed(region)) ?? false;
  const isMissing = regions.error?.status === 404;
  useEffect(() => setIsPolling(isUnprocessed && !isMissing), [isUnprocessed, isMissing]);
  const data = useMemo(() => regions.data && roomsInOrder(regions.data), [regions.data]);
  return { ...regions, data };
}
