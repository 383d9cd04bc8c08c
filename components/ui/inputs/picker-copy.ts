/** Texts of the parts that choose and search. */
const numbers = new Intl.NumberFormat("en-US");

export const PICKER_COPY = {
  choose: "Choose",
  search: "Search",
  searchIn: (label: string) => `Search ${label}`,
  nothingFound: "No results",
  notFound: "Not found",
  noOptions: "No options",
  loading: "Loading",
  found: (number: number) => `${numbers.format(number)} ${number === 1 ? "result" : "results"}`,
  chosen: (number: number) => `${numbers.format(number)} selected`,
  more: (number: number) => `+${numbers.format(number)}`,
  remove: (text: string) => `Remove ${text}`,
  selectAll: (number: number) => `Select all ${numbers.format(number)}`,
  clear: "Clear",
} as const;
