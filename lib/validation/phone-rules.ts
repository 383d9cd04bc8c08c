/**
 * The phone rules as one object, for a page that loads them on demand: the numbering plans are as large as the rest of
 * a form.
 */
import { callingCodeOf, isEmptyPhone, isValidPhone, phoneRegionOf } from "./phone";
import { phoneCountries } from "./phone-countries";
import { displayPhone } from "./phone-display";
import { phoneCountryOf, phoneEntryOf, phoneInCountry, phoneValueOf } from "./phone-entry";

export const phoneRules = {
  display: displayPhone,
  isEmpty: isEmptyPhone,
  isValid: isValidPhone,
  regionOf: phoneRegionOf,
  callingCodeOf,
  countries: phoneCountries,
  countryOf: phoneCountryOf,
  entryOf: phoneEntryOf,
  valueOf: phoneValueOf,
  inCountry: phoneInCountry,
};

export type PhoneRules = typeof phoneRules;
