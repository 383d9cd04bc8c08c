/** The rules for phone numbers: specification section 5, "Phone". Nothing here throws; unparseable text is invalid. */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from "libphonenumber-js/min";
import { LOCATION } from "../domain/constants";

/** The ISO 3166 code of a country with numbering rules, such as "US". */
export type PhoneRegion = CountryCode;

/** Only invisible characters: white space, and characters without width. */
const BLANK = /^[\s\u200b-\u200f\u2060\ufeff]*$/;

/** Returns the region of a location or country code, in any case; the United States if it is unknown. */
export function phoneRegionOf(code: string = LOCATION): PhoneRegion {
  const upper = code.toUpperCase();
  return getCountries().find((region) => region === upper) ?? "US";
}

/** Returns the digits after the plus, such as "1"; empty for a region without numbering rules. */
export function callingCodeOf(region: PhoneRegion): string {
  try {
    return getCountryCallingCode(region);
  } catch {
    return "";
  }
}

/**
 * Returns the parser's result for the whole text, or null. The parser refuses fewer than 2 or more than 17 national
 * digits, more than 250 characters, and an extension of more than 20 digits; its error codes (NOT_A_NUMBER,
 * INVALID_COUNTRY, TOO_SHORT, TOO_LONG) are dropped here.
 */
export function parsedPhone(value: string, region: PhoneRegion): PhoneNumber | null {
  try {
    // Without extraction: words around a number are not part of it, and must not be lost by storing only the number.
    return parsePhoneNumberWithError(value, { defaultCountry: region, extract: false });
  } catch {
    return null;
  }
}

/** Whether the value is blank, only "+", or "+" followed by the region's calling code. */
export function isEmptyPhone(value: string, region: PhoneRegion): boolean {
  if (BLANK.test(value)) return true;
  const text = value.trim();
  return text === "+" || text === `+${callingCodeOf(region)}`;
}

/** Whether a number is valid; an international number is checked by its own country's rules. */
export function isValidPhone(value: string, region: PhoneRegion): boolean {
  return parsedPhone(value, region)?.isValid() ?? false;
}

/** Returns E.164, such as "+15125550148"; the value unchanged if it cannot be parsed. E.164 has no extension. */
export function normalizePhone(value: string, region: PhoneRegion): string {
  return parsedPhone(value, region)?.number ?? value;
}
