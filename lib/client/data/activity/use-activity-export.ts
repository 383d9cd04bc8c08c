"use client";

import type { ActivityQuery } from "../../../contract/project";
import type { Activity } from "../../../domain/entities";
import { loadNeeded } from "../../../load-part";
import { callBackend } from "../../calls/call-backend";
import { useCsvExport } from "../exports/use-csv-export";
import { activityCopy } from "./copy";

const { export: copy } = activityCopy;
const toCsv = async (activities: readonly Activity[]) =>
  (await loadNeeded(import("./activity-csv"))).activityCsv(activities);

/** Exports all activities of a list, over all its pages. */
export function useActivityExport() {
  const { exportAll, progress } = useCsvExport<Activity>({ fileName: copy.fileName, table: toCsv, done: copy.done });
  return {
    progress,
    exportAll: (query: ActivityQuery) =>
      exportAll(async (page, signal) => {
        const { activities, ...answer } = await callBackend("activity.list", { ...query, ...page }, { signal });
        return { ...answer, items: activities };
      }),
  };
}
