/** The parameters of the rows in ../dataset.ts. */
import { array } from "yup";
import type { datasetRows } from "../dataset";
import { anything, byKey, flag, key, keyAndFields, nonBlankLine, type Schemas, shape, text } from "./shapes";

const part = shape({ name: text().required(), label: nonBlankLine(), isEnabled: flag() });

export const datasetSchemas: Schemas<typeof datasetRows> = {
  "dataset.get": byKey,
  "dataset.update": shape({ key: key(), floors: array().of(anything()).strict().required() }),
  "annotationTask.get": byKey,
  "annotationTask.update": shape({ key: key(), status: text().oneOf(["open", "done"]).required() }),
  "customization.list": shape({ companyKey: key(), parentType: text().required(), inspectionReportKey: text() }),
  "customization.get": byKey,
  "customization.update": keyAndFields({ title: nonBlankLine(), fields: array().of(part).strict() }),
};
