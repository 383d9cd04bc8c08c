/** The display format of a phone number: specification section 5, "Phone". */
import { type PhoneRegion, parsedPhone, phoneRegionOf } from "./phone";

/**
 * Returns '+1' and the national format for the calling code 1, else the international format. Input that cannot be
 * parsed is unchanged.
 */
export function displayPhone(value: string, region: PhoneRegion = phoneRegionOf()): string {
  const phone = parsedPhone(value, region);
  if (!phone) return value;
  return phone.countryCallingCode === "1" ? `+1 ${phone.formatNational()}` : phone.formatInternational();
}
