/** Words of the address field. */
export const ADDRESS_COPY = {
  placeholder: "Start typing an address",
  suggestions: "Suggested addresses",
  found: (number: number) => `${number} ${number === 1 ? "suggested address" : "suggested addresses"}`,
  noneFound: "No address found. You can enter it by hand.",
  slow: "Suggestions take longer than usual. You can enter the address by hand.",
  failed: "Suggestions are not available now. What you typed is kept; you can enter the address by hand.",
  byHand: "Enter by hand",
  bySearch: "Search instead",
  line1: "Address line 1",
  line2: "Address line 2",
  city: "City",
  region: "State",
  postalCode: "Postal code",
  country: "Country",
} as const;
