"use client";

import { useMemo } from "react";
import type { Region, SurveyListItem } from "../../domain/entities";
import { type RoomSummary, roomSummary } from "../../domain/room-summary";
import { useRegions } from "../regions/use-regions";

const FIELDS = "scan,video,image,tag";

export type WorkDetail = {
  /** The inspection's rooms; null while they are on their way, and where they cannot be read. */
  regions: readonly Region[] | null;
  rooms: readonly RoomSummary[];
  isLoading: boolean;
  /** Why the rooms are not there, in words. */
  error: string | null;
  reload: () => Promise<void>;
};

const NO_ROOMS: readonly RoomSummary[] = [];

/** What is decided about: the rooms of an inspection with their media. Null: nothing is read. */
export function useWorkDetail(survey: SurveyListItem | null): WorkDetail {
  const read = useRegions(survey?.projectKey ?? null, FIELDS);
  const surveyKey = survey?.key;
  const isNone = read.error?.status === 404;
  const regions = useMemo(
    () => read.data?.filter((region) => region.surveyKey === surveyKey) ?? (isNone ? [] : null),
    [read.data, surveyKey, isNone],
  );
  const rooms = useMemo(() => regions?.map(roomSummary) ?? NO_ROOMS, [regions]);
  return {
    regions,
    rooms,
    isLoading: survey !== null && regions === null && !read.error,
    error: isNone ? null : (read.error?.message ?? null),
    reload: read.reload,
  };
}
