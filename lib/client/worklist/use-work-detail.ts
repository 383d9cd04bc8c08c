"use client";

import { useMemo } from "react";
import type { Region, SurveyListItem } from "../../domain/entities";
import { type RoomSummary, roomSummary } from "../../domain/room-summary";
import { useSurveyGeometry } from "../geometry-checks/use-survey-geometry";
import { useRegions } from "../regions/use-regions";

const FIELDS = "scan,video,image,tag";

export type WorkDetail = {
  /** The inspection's rooms; null while they are on their way, and where they cannot be read. */
  regions: readonly Region[] | null;
  rooms: readonly RoomSummary[];
  isLoading: boolean;
  /** Errors in its geometry; 0 until they are known, and where they cannot be. */
  geometryErrors: number;
  /** Why the rooms are not there, in words. */
  error: string | null;
  reload: () => Promise<void>;
};

const NO_ROOMS: readonly RoomSummary[] = [];

/** What is decided about: the rooms of an inspection with their media. Null: nothing is read; `isAhead`: not its geometry yet. */
export function useWorkDetail(survey: SurveyListItem | null, isAhead = false): WorkDetail {
  const read = useRegions(survey?.projectKey ?? null, FIELDS);
  const surveyKey = survey?.key;
  const isNone = read.error?.status === 404;
  const regions = useMemo(
    () => read.data?.filter((region) => region.surveyKey === surveyKey) ?? (isNone ? [] : null),
    [read.data, surveyKey, isNone],
  );
  const geometry = useSurveyGeometry(isAhead ? null : survey, survey?.project ?? null);
  const rooms = useMemo(() => regions?.map(roomSummary) ?? NO_ROOMS, [regions]);
  return {
    regions,
    rooms,
    geometryErrors: typeof geometry === "number" ? geometry : 0,
    isLoading: survey !== null && regions === null && !read.error,
    error: isNone ? null : (read.error?.message ?? null),
    reload: read.reload,
  };
}
