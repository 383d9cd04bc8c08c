/** A phone number in a form: one text with its country and extension, in the form in which it is stored. */
import { isEmptyPhone, normalizePhone, type PhoneRegion, parsedPhone, phoneRegionOf } from "./phone";
import { displayPhone } from "./phone-display";

export type PhoneEntry = { number: string; extension: string; region: PhoneRegion };

const EXTENSION = /^(.*?)\s*(?:ext\.?|x|#|;ext=)\s*([0-9]{1,20})\s*$/is;
/** The parser's own limit. */
const MAXIMUM_LENGTH = 250;

/** Splits a stored value for editing. A number without a country of its own stays in `region`. */
export function phoneEntryOf(value: string, region: PhoneRegion): PhoneEntry {
  const parts = value.length <= MAXIMUM_LENGTH ? EXTENSION.exec(value) : null;
  // "Suite #5" ends like an extension, but does not follow a number. Other text is edited unchanged, because its
  // parts would not join to the same text.
  const isSplit = parts?.[1] !== undefined && [parts[1], value].every((text) => parsedPhone(text, region) !== null);
  const number = isSplit ? (parts[1] ?? "") : value;
  return {
    number: displayPhone(number, region),
    extension: isSplit ? (parts[2] ?? "") : "",
    region: phoneCountryOf(number, region),
  };
}

/** Returns the country of a number: its own if it has one, else `region`. */
export function phoneCountryOf(number: string, region: PhoneRegion): PhoneRegion {
  return parsedPhone(number, region)?.country ?? region;
}

/**
 * Returns the value of the typed parts: E.164, followed by " ext. 23" if there is an extension; unparseable text
 * unchanged; "" if empty.
 */
export function phoneValueOf({ number, extension, region }: PhoneEntry): string {
  if (isEmptyPhone(number, region)) return "";
  const normal = normalizePhone(number, region);
  const digits = extension || parsedPhone(number, region)?.ext;
  return digits ? `${normal} ext. ${digits}` : normal;
}

/** Returns a number as every record and table stores it, by `phoneValueOf`; null if the text is empty. */
export function keptPhone(text: string): string | null {
  return phoneValueOf(phoneEntryOf(text.trim(), phoneRegionOf())) || null;
}

/** Moves a number to another country: its calling code is replaced, and the national digits stay. */
export function phoneInCountry(number: string, from: PhoneRegion, to: PhoneRegion): string {
  const phone = parsedPhone(number, from);
  if (phone) return displayPhone(phone.nationalNumber, to);
  return isEmptyPhone(number, from) ? "" : number;
}
