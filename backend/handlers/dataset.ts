/** The dataset of an inspection's scan, and the task of correcting it. */
import type { AnnotationTask, Dataset } from "../../lib/domain/entities";
import { requireDataset } from "../access/company-scope";
import { updateRecord } from "../db/changes";
import { findDoc } from "../db/records";
import { annotationTasks, datasets } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";

const MISSING_DATASET = "Dataset not found";
const MISSING_TASK = "Annotation task not found";

async function requireTask(context: Context, key: string): Promise<AnnotationTask> {
  const task = await findDoc(context.db, annotationTasks, key);
  if (!task) throw notFound(MISSING_TASK);
  await requireDataset(context, task.datasetKey, MISSING_TASK);
  return task;
}

function isFloor(floor: unknown): boolean {
  if (typeof floor !== "object" || floor === null) return false;
  const { floorNumber, name, elevation } = floor as Record<string, unknown>;
  return Number.isInteger(floorNumber) && typeof name === "string" && Number.isFinite(elevation);
}

export const datasetHandlers = {
  "dataset.get": { may: "viewClaims", run: (context, { key }) => requireDataset(context, key) },
  "dataset.update": {
    may: "editClaims",
    run: async (context, sent) => {
      await requireDataset(context, sent.key);
      if (!sent.floors.every(isFloor)) throw invalidInput("floors must each have floorNumber, name and elevation");
      const rules = { fixed: ["surveyKey"], missing: MISSING_DATASET };
      return updateRecord<Dataset & { revision?: number }>(context.db, datasets, sent, rules);
    },
  },
  "annotationTask.get": { may: "viewClaims", run: (context, { key }) => requireTask(context, key) },
  "annotationTask.update": {
    may: "editClaims",
    run: async (context, sent) => {
      await requireTask(context, sent.key);
      const rules = { fixed: ["datasetKey"], missing: MISSING_TASK };
      return updateRecord<AnnotationTask & { revision?: number }>(context.db, annotationTasks, sent, rules);
    },
  },
} satisfies HandlerGroup;
