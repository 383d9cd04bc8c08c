/** Options for choosing a company: `companyNames` by key, sorted by name. */
export function companyOptions(companyNames: ReadonlyMap<string, string>): { value: string; text: string }[] {
  return [...companyNames]
    .map(([value, text]) => ({ value, text }))
    .sort((one, other) => one.text.localeCompare(other.text, "en-US"));
}
