export const PHONE_COPY = {
  invalid: "Invalid phone",
  required: "Required",
  country: (name: string) => `Country: ${name}`,
  countries: "Country",
  extension: "Extension",
} as const;
