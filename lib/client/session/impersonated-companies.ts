/**
 * Names of the companies that one acts for, noted for every tab of this browser: the impersonated role may not read
 * them. They go when the session ends.
 */
import { sessionLifetime } from "./session-lifetime";

/** By key. */
export type CompanyNames = Readonly<Record<string, string>>;

const PLACE = "lintel-impersonated-companies";

/** null takes the note away. A browser that keeps nothing loses it, and the companies are counted instead. */
export function noteCompanyNames(names: CompanyNames | null): void {
  try {
    if (names === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(names));
  } catch {
    // Nothing to keep it in.
  }
}

/** The names that are known of these companies, in their order. */
export function readCompanyNames(companyKeys: readonly string[]): string[] {
  let noted: unknown;
  try {
    noted = JSON.parse(localStorage.getItem(PLACE) ?? "null");
  } catch {
    return [];
  }
  if (typeof noted !== "object" || noted === null) return [];
  const names = new Map<string, unknown>(Object.entries(noted));
  return companyKeys.map((key) => names.get(key)).filter((name) => typeof name === "string");
}

sessionLifetime.subscribe((event) => {
  if (event.type === "ended") noteCompanyNames(null);
});
