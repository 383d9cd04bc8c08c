/** The parameters of the rows in ../survey.ts. */
import { number } from "yup";
import type { surveyRows } from "../survey";
import {
  byKey,
  byProject,
  flag,
  jsonList,
  key,
  keyAndFields,
  listFields,
  optionalLine,
  optionalProse,
  optionalTime,
  type Schemas,
  shape,
  text,
  whole,
} from "./shapes";

const fields = {
  name: optionalLine(),
  expiresAt: optionalTime(),
  done: flag(),
  datasetKey: optionalLine(),
  annotationTaskKey: optionalLine(),
};

export const surveySchemas: Schemas<typeof surveyRows> = {
  "survey.listByProject": byProject,
  "survey.get": byKey,
  "survey.list": shape({ ...listFields, status: jsonList(), companyKeys: jsonList(), reviewed: flag() }),
  "survey.create": keyAndFields({ ...fields, projectKey: key() }),
  "survey.update": keyAndFields(fields),
  "survey.markReviewed": byKey,
  "survey.reopen": shape({ key: key(), revision: whole(), projectRevision: whole() }),
  "survey.emailClaimsContents": shape({ key: key(), email: text().required(), message: optionalProse() }),
  "survey.reset3dAnnotations": shape({ key: key(), floorNumber: number().strict().integer().required() }),
};
