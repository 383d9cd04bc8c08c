/** Words of the parts that choose and seek. */
const count = new Intl.NumberFormat("en-US");

export const PICKER_COPY = {
  choose: "Choose",
  search: "Search",
  searchIn: (label: string) => `Search ${label}`,
  nothingFound: "Nothing found",
  notFound: "Not found",
  noOptions: "There is nothing to choose from",
  loading: "Loading",
  found: (number: number) => `${count.format(number)} ${number === 1 ? "result" : "results"}`,
  chosen: (number: number) => `${count.format(number)} chosen`,
  more: (number: number) => `+${count.format(number)}`,
  remove: (text: string) => `Remove ${text}`,
  selectAll: (number: number) => `Select all ${count.format(number)}`,
  clear: "Clear",
} as const;
