/** The parameters of the rows in ../company.ts. */
import { string } from "yup";
import type { companyRows } from "../company";
import { byKey, jsonList, key, keyAndFields, listFields, nothing, type Schemas, shape, text } from "./shapes";

const day = () =>
  string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}$/);
const reportFields = {
  ...listFields,
  key: text(),
  inspectionType: text(),
  minDate: day().required(),
  maxDate: day().required(),
  timezone: text(),
};

export const companySchemas: Schemas<typeof companyRows> = {
  "company.listAll": nothing,
  "company.get": byKey,
  "company.reportPaginated": shape({ ...reportFields, status: jsonList() }),
  "company.reportSummary": shape(reportFields),
  "company.create": shape({ key: key(), name: text().required() }),
  "company.update": keyAndFields(),
  "company.delete": byKey,
  "company.reset": byKey,
  "company.listAllReviewCompanies": byKey,
  "company.requestLogoUrls": byKey,
  "company.sendReport": shape({
    key: key(),
    inspectionType: text().required(),
    minDate: day().required(),
    maxDate: day().required(),
    timezone: text().required(),
  }),
};
