/**
 * Names of the impersonated companies, for every tab of this browser, since the impersonated role may not read them.
 * Dropped when the session ends.
 */
import { localStore } from "../../browser-storage";
import { sessionLifetime } from "../calls/session-lifetime";

/** By key. */
export type CompanyNames = Readonly<Record<string, string>>;

const STORAGE_KEY = "lintel-impersonated-companies";

/** Null clears the names. */
export function noteCompanyNames(names: CompanyNames | null): void {
  if (names === null) localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, JSON.stringify(names));
}

/** Returns the known names of these companies, in their order. */
export function readCompanyNames(companyKeys: readonly string[]): string[] {
  let stored: unknown;
  try {
    stored = JSON.parse(localStore.get(STORAGE_KEY) ?? "null");
  } catch {
    return [];
  }
  if (typeof stored !== "object" || stored === null) return [];
  const names = new Map<string, unknown>(Object.entries(stored));
  return companyKeys.map((key) => names.get(key)).filter((name) => typeof name === "string");
}

sessionLifetime.subscribe((event) => {
  if (event.type === "ended") noteCompanyNames(null);
});
