/** Rows of the contract that this backend does not serve yet: they answer 501 in the contract's shape. */
import type { EndpointName } from "../lib/contract/endpoints";

export const rowsToCome: readonly EndpointName[] = ["employee.refreshChartsToken"];
