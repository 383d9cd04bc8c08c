/** Specification section 7, "Dataset, annotation, customization". */
import type { AnnotationTask, Customization, CustomizationPartChange, Dataset, DatasetFloor } from "../domain/entities";
import type { ByKey, KeyAndFields } from "./params";
import { row } from "./row";

/** `fields` holds the changed parts by name; omitted parts and omitted fields stay. */
export type CustomizationChange = KeyAndFields<Omit<Customization, "fields">> & { fields?: CustomizationPartChange[] };

export const datasetRows = {
  "dataset.get": row<Dataset>()<ByKey>({
    method: "GET",
    path: "dataset",
    sends: "query",
    envelope: "dataset",
  }),
  "dataset.update": row<Dataset>()<{ key: string; floors: DatasetFloor[] }>({
    method: "PUT",
    path: "dataset",
    sends: "body",
    envelope: "dataset",
    queues: true,
    refreshes: ["dataset.get"],
  }),
  "annotationTask.get": row<AnnotationTask>()<ByKey>({
    method: "GET",
    path: "annotation-task",
    sends: "query",
    envelope: "annotationTask",
  }),
  "annotationTask.update": row<AnnotationTask>()<{ key: string; status: "open" | "done" }>({
    method: "PUT",
    path: "annotation-task",
    sends: "body",
    envelope: "annotationTask",
    queues: true,
    refreshes: ["annotationTask.get"],
  }),
  "customization.list": row<Customization[]>()<{
    companyKey: string;
    parentType: string;
    inspectionReportKey?: string;
  }>({
    method: "GET",
    path: "customization",
    sends: "query",
    envelope: "customizations",
  }),
  "customization.get": row<Customization>()<ByKey>({
    method: "GET",
    path: "customization",
    sends: "query",
    envelope: "customization",
  }),
  "customization.update": row<Customization>()<CustomizationChange>({
    method: "PUT",
    path: "customization",
    sends: "body",
    envelope: "customization",
    fallback: "Failed to update customization!",
    queues: true,
    // Also the company, so that the page shows if it was deleted.
    refreshes: ["customization.get", "customization.list", "company.get", "activity.list"],
  }),
};
