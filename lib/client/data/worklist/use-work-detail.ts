"use client";

import { useCallback, useMemo } from "react";
import type { Region, SurveyListItem } from "../../../domain/entities";
import { type RoomSummary, roomSummary } from "../../../domain/room-summary";
import type { GeometryErrors } from "../../geometry-checks/geometry-errors";
import { useSurveyGeometry } from "../../geometry-checks/use-survey-geometry";
import { readGeometryAgain } from "../../geometry-checks/watch-geometry";
import { useRegions } from "../regions/use-regions";

const FIELDS = "scan,video,image,tag";

export type WorkDetail = {
  /** The regions of the survey; null while loading or after a failure. */
  regions: readonly Region[] | null;
  rooms: readonly RoomSummary[];
  /** The regions are loading. */
  isLoading: boolean;
  geometry: GeometryErrors;
  /** The reason of the failure. */
  error: string | null;
  /** Reads again. */
  reload: () => Promise<void>;
};

const NO_ROOMS: readonly RoomSummary[] = [];

/**
 * The records that a review decides on: the regions of a survey with their media, and its geometry errors. A null
 * survey reads nothing.
 */
export function useWorkDetail(survey: SurveyListItem | null, { isWithGeometry = true } = {}): WorkDetail {
  const read = useRegions(survey?.projectKey ?? null, FIELDS);
  const surveyKey = survey?.key;
  const hasNoRegions = read.error?.status === 404;
  const regions = useMemo(
    () => read.data?.filter((region) => region.surveyKey === surveyKey) ?? (hasNoRegions ? [] : null),
    [read.data, surveyKey, hasNoRegions],
  );
  const geometry = useSurveyGeometry(isWithGeometry ? survey : null, survey?.project ?? null);
  const rooms = useMemo(() => regions?.map(roomSummary) ?? NO_ROOMS, [regions]);
  const isUnread = geometry === "unread";
  const { reload: reloadRooms } = read;
  const reload = useCallback(async () => {
    await Promise.all([isUnread && surveyKey ? readGeometryAgain(surveyKey) : null, reloadRooms()]);
  }, [isUnread, surveyKey, reloadRooms]);
  return {
    regions,
    rooms,
    geometry,
    isLoading: survey !== null && regions === null && !read.error,
    error: hasNoRegions ? null : (read.error?.message ?? null),
    reload,
  };
}
