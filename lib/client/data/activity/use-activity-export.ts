"use client";

import type { ActivityQuery } from "../../../contract/project";
import type { Activity } from "../../../domain/entities";
import { loadNeeded } from "../../../load-part";
import { callBackend } from "../../calls/call-backend";
import { useCsvExport } from "../exports/use-csv-export";
import { activityWords } from "./words";

const { export: words } = activityWords;
const table = async (activities: readonly Activity[]) =>
  (await loadNeeded(import("./activity-csv"))).activityCsv(activities);

/** Puts every activity of a list into a file, however many pages that takes. */
export function useActivityExport() {
  const { exportAll, progress } = useCsvExport<Activity>({ fileName: words.fileName, table, done: words.done });
  return {
    progress,
    exportAll: (query: ActivityQuery) =>
      exportAll(async (page, signal) => {
        const { activities, ...answer } = await callBackend("activity.list", { ...query, ...page }, { signal });
        return { ...answer, items: activities };
      }),
  };
}
