/** Returns the options for choosing a company, sorted by name. `companyNames`: names by company key. */
export function companyOptions(companyNames: ReadonlyMap<string, string>): { value: string; text: string }[] {
  return [...companyNames]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text, "en-US"));
}
