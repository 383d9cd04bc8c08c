/** The parameters of the rows in ../company.ts. */

import { array, string } from "yup";
import type { companyRows } from "../company";
import { REPORT_DATES } from "../company";
import {
  byKey,
  flag,
  jsonList,
  key,
  keyAndFields,
  listFields,
  nonBlankLine,
  nothing,
  optionalText,
  type Schemas,
  shape,
  text,
} from "./shapes";

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
const companyFields = {
  name: nonBlankLine(),
  isActive: flag(),
  logoUrl: optionalText(),
  reviewCompanyKeys: array().of(key()).max(100).strict(),
};

export const companySchemas: Schemas<typeof companyRows> = {
  "company.listAll": nothing,
  "company.get": byKey,
  "company.reportPaginated": shape({ ...reportFields, status: jsonList(), dateOf: text().oneOf(REPORT_DATES) }),
  "company.reportSummary": shape(reportFields),
  "company.create": shape({ key: key(), ...companyFields, name: nonBlankLine().required() }),
  "company.update": keyAndFields(companyFields),
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
