/**
 * The contract with the schemas of its parameters, for code that validates input: the proxy, the reference backend and
 * the tests. The browser relies on types and does not load the schemas or their library.
 */
import type { ObjectSchema } from "yup";
import type { Endpoints } from "../endpoints";
import { type EndpointName, rowOf } from "../endpoints";
import type { Row } from "../row";
import { companySchemas } from "./company-schemas";
import { datasetSchemas } from "./dataset-schemas";
import { employeeSchemas } from "./employee-schemas";
import { geometrySchemas } from "./geometry-schemas";
import { insuredSchemas } from "./insured-schemas";
import { mediaSchemas } from "./media-schemas";
import { projectSchemas } from "./project-schemas";
import type { Schemas } from "./shapes";
import { surveySchemas } from "./survey-schemas";

export const schemas: Schemas<Endpoints> = {
  ...employeeSchemas,
  ...insuredSchemas,
  ...projectSchemas,
  ...surveySchemas,
  ...mediaSchemas,
  ...companySchemas,
  ...datasetSchemas,
  ...geometrySchemas,
};

export type CheckedRow = Row<object, unknown> & { params: ObjectSchema<object> };

/** Returns a row without its own types, with the schema of its parameters. */
export function checkedRowOf(name: EndpointName): CheckedRow {
  return { ...rowOf(name), params: schemas[name] as unknown as ObjectSchema<object> };
}
