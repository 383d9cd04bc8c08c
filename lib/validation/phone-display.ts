/** How a phone number is shown: specification section 5, "Phone". */
import { type PhoneRegion, parsedPhone, phoneRegionOf } from "./phone";

/** '+1' and the national format where the calling code is 1, else the international format; unparseable input as it is. */
export function displayPhone(value: string, region: PhoneRegion = phoneRegionOf()): string {
  const phone = parsedPhone(value, region);
  if (!phone) return value;
  return phone.countryCallingCode === "1" ? `+1 ${phone.formatNational()}` : phone.formatInternational();
}
