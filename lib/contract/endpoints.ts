/**
 * The contract as one table of calls by name. The proxy, the client, the reference backend and the tests derive from
 * it.
 */
import { companyRows } from "./company";
import { datasetRows } from "./dataset";
import { employeeRows } from "./employee";
import { geometryRows } from "./geometry";
import { insuredRows } from "./insured";
import { mediaRows } from "./media";
import { projectRows } from "./project";
import type { ParamsOf, ResultOf, Row } from "./row";
import { surveyRows } from "./survey";

export const endpoints = {
  ...employeeRows,
  ...insuredRows,
  ...projectRows,
  ...surveyRows,
  ...mediaRows,
  ...companyRows,
  ...datasetRows,
  ...geometryRows,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type EndpointParams<Name extends EndpointName> = ParamsOf<Endpoints[Name]>;
export type EndpointResult<Name extends EndpointName> = ResultOf<Endpoints[Name]>;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Returns a row without its own types, for code that handles every row the same way. */
export function rowOf(name: EndpointName): Row<object, unknown> {
  return endpoints[name] as unknown as Row<object, unknown>;
}
