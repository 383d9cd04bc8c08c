/** Specification section 7, "Dataset, annotation, customization". */
import { array, string } from "yup";
import type { AnnotationTask, Customization, Dataset, DatasetFloor } from "../domain/entities";
import { row } from "./row";
import { anything, type ByKey, byKey, type KeyAndFields, key, keyAndFields, shape, text } from "./shapes";

export const datasetRows = {
  "dataset.get": row<Dataset>()<ByKey>({
    method: "GET",
    path: "dataset",
    sends: "query",
    params: byKey,
    envelope: "dataset",
  }),
  "dataset.update": row<Dataset>()<{ key: string; floors: DatasetFloor[] }>({
    method: "PUT",
    path: "dataset",
    sends: "body",
    params: shape({ key: key(), floors: array().of(anything()).strict().required() }),
    envelope: "dataset",
    queues: true,
    refreshes: ["dataset.get"],
  }),
  "annotationTask.get": row<AnnotationTask>()<ByKey>({
    method: "GET",
    path: "annotation-task",
    sends: "query",
    params: byKey,
    envelope: "annotationTask",
  }),
  "annotationTask.update": row<AnnotationTask>()<{ key: string; status: "open" | "done" }>({
    method: "PUT",
    path: "annotation-task",
    sends: "body",
    params: shape({ key: key(), status: string().oneOf(["open", "done"]).required() }),
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
    params: shape({ companyKey: key(), parentType: text().required(), inspectionReportKey: text() }),
    envelope: "customizations",
  }),
  "customization.get": row<Customization>()<ByKey>({
    method: "GET",
    path: "customization",
    sends: "query",
    params: byKey,
    envelope: "customization",
  }),
  "customization.update": row<Customization>()<KeyAndFields<Customization>>({
    method: "PUT",
    path: "customization",
    sends: "body",
    params: keyAndFields<Customization>(),
    envelope: "customization",
    fallback: "Failed to update customization!",
    queues: true,
    refreshes: ["customization.get", "customization.list"],
  }),
};
