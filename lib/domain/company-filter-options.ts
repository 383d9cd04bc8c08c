import { companyOptions } from "./company-options";

/** Of a company whose name nobody knows any more. */
const GONE = "Not found";

/**
 * The companies of a list's filter: what is chosen and is not there any more stands last, to be taken away, and never by its
 * key. Not beside `companyOptions`: that one is of pages that count every byte.
 */
export function companyFilterOptions(companyNames: ReadonlyMap<string, string>, chosen: readonly string[]) {
  const gone = companyNames.size === 0 ? [] : chosen.filter((key) => !companyNames.has(key));
  return [...companyOptions(companyNames), ...gone.map((value) => ({ value, text: GONE }))];
}
