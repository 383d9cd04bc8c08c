/** What a company is chosen from: `companyNames` by key, in the order of the names. */
export function companyOptions(companyNames: ReadonlyMap<string, string>): { value: string; text: string }[] {
  return [...companyNames]
    .map(([value, text]) => ({ value, text }))
    .sort((one, other) => one.text.localeCompare(other.text, "en-US"));
}
