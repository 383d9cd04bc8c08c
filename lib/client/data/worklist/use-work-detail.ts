"use client";

import { useCallback, useMemo } from "react";
import type { Region, SurveyListItem } from "../../../domain/entities";
import { type RoomSummary, roomSummary } from "../../../domain/room-summary";
import type { GeometryErrors } from "../../geometry-checks/errors-of";
import { useSurveyGeometry } from "../../geometry-checks/use-survey-geometry";
import { readGeometryAgain } from "../../geometry-checks/watch-geometry";
import { useRegions } from "../regions/use-regions";

const FIELDS = "scan,video,image,tag";

export type WorkDetail = {
  /** The inspection's rooms; null while they are on their way, and where they cannot be read. */
  regions: readonly Region[] | null;
  rooms: readonly RoomSummary[];
  /** Its rooms are on their way. */
  isLoading: boolean;
  geometry: GeometryErrors;
  /** Why the rooms are not there, in words. */
  error: string | null;
  /** Asks again for what could not be read. */
  reload: () => Promise<void>;
};

const NO_ROOMS: readonly RoomSummary[] = [];

/** What is decided about: the rooms of an inspection with their media, and the errors of its geometry. Null: nothing is read. */
export function useWorkDetail(survey: SurveyListItem | null, { isWithGeometry = true } = {}): WorkDetail {
  const read = useRegions(survey?.projectKey ?? null, FIELDS);
  const surveyKey = survey?.key;
  const isNone = read.error?.status === 404;
  const regions = useMemo(
    () => read.data?.filter((region) => region.surveyKey === surveyKey) ?? (isNone ? [] : null),
    [read.data, surveyKey, isNone],
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
    error: isNone ? null : (read.error?.message ?? null),
    reload,
  };
}
