/** How a phone number is shown: specification section 5, "Phone". */
import { type CountryCode, parsePhoneNumberWithError } from "libphonenumber-js/min";

const LOCATION: CountryCode = "US";

/** '+1' and the national format where the calling code is 1, else the international format; unparseable input as it is. */
export function displayPhone(value: string, region: CountryCode = LOCATION): string {
  try {
    const phone = parsePhoneNumberWithError(value, region);
    return phone.countryCallingCode === "1" ? `+1 ${phone.formatNational()}` : phone.formatInternational();
  } catch {
    return value;
  }
}
