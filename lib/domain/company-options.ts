/** Of a company whose name nobody knows any more. */
const GONE = "Not found";

type CompanyOption = { value: string; text: string };

/** What a company is chosen from: `companyNames` by key, in the order of the names. */
export function companyOptions(companyNames: ReadonlyMap<string, string>): CompanyOption[] {
  return [...companyNames]
    .map(([value, text]) => ({ value, text }))
    .sort((one, other) => one.text.localeCompare(other.text, "en-US"));
}

/** As a list's filter: what is chosen and is not there any more stands last, to be taken away, and never by its key. */
export function companyFilterOptions(
  companyNames: ReadonlyMap<string, string>,
  chosen: readonly string[],
): CompanyOption[] {
  const gone = companyNames.size === 0 ? [] : chosen.filter((key) => !companyNames.has(key));
  return [...companyOptions(companyNames), ...gone.map((value) => ({ value, text: GONE }))];
}
