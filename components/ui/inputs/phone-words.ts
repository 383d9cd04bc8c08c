/** Words of the phone field. */
export const PHONE_WORDS = {
  invalid: "Invalid phone",
  required: "Required",
  country: (name: string) => `Country: ${name}`,
  countries: "Country",
  extension: "Extension",
} as const;
