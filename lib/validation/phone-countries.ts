/** Countries with phone numbers. */
import { getCountries } from "libphonenumber-js/min";
import { callingCodeOf, type PhoneRegion } from "./phone";

export type PhoneCountry = { region: PhoneRegion; name: string; callingCode: string };

/** Returns all countries, sorted by name in the language; a region that the browser has no name for has its code. */
export function phoneCountries(language = "en-US"): PhoneCountry[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const order = new Intl.Collator(language);
  return getCountries()
    .map((region) => ({ region, name: names.of(region) ?? region, callingCode: callingCodeOf(region) }))
    .sort((a, b) => order.compare(a.name, b.name));
}
