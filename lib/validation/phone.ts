/** What counts as a phone number: specification section 5, "Phone". Nothing here throws; what cannot be parsed is invalid. */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from "libphonenumber-js/min";
import { LOCATION } from "../domain/constants";

/** ISO 3166 letters of a country that has numbering rules, such as "US". */
export type PhoneRegion = CountryCode;

/** Only what a screen shows as nothing: white space, and marks without width. */
const BLANK = /^[\s\u200b-\u200f\u2060\ufeff]*$/;

/** The region that a location or country code names, in any case; where it names none, the United States. */
export function phoneRegionOf(code: string = LOCATION): PhoneRegion {
  const upper = code.toUpperCase();
  return getCountries().find((region) => region === upper) ?? "US";
}

/** The digits behind the plus, such as "1"; empty for a region without numbering rules. */
export function callingCodeOf(region: PhoneRegion): string {
  try {
    return getCountryCallingCode(region);
  } catch {
    return "";
  }
}

/**
 * The parser's reading of the whole text, or null. It refuses what has fewer than 2 or more than 17 national digits,
 * more than 250 characters, or an extension of more than 20 digits; its codes (NOT_A_NUMBER, INVALID_COUNTRY, TOO_SHORT,
 * TOO_LONG) end here.
 */
export function parsedPhone(value: string, region: PhoneRegion): PhoneNumber | null {
  try {
    // Without extraction: words around a number are no part of it, and must not be lost by storing the number alone.
    return parsePhoneNumberWithError(value, { defaultCountry: region, extract: false });
  } catch {
    return null;
  }
}

/** Blank, only "+", or "+" followed by the region's calling code. */
export function isEmptyPhone(value: string, region: PhoneRegion): boolean {
  if (BLANK.test(value)) return true;
  const text = value.trim();
  return text === "+" || text === `+${callingCodeOf(region)}`;
}

/** Whether the parser calls it valid, an international number by its own country's rules. */
export function isValidPhone(value: string, region: PhoneRegion): boolean {
  return parsedPhone(value, region)?.isValid() ?? false;
}

/** E.164, such as "+15125550148"; the value as given when it cannot be parsed. E.164 holds no extension. */
export function normalisePhone(value: string, region: PhoneRegion): string {
  return parsedPhone(value, region)?.number ?? value;
}
