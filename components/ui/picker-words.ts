/** Words of the parts that choose, seek and take files. */
const count = new Intl.NumberFormat("en-US");
const plural = (number: number, one: string, many: string) => `${count.format(number)} ${number === 1 ? one : many}`;

export const PICKER_WORDS = {
  choose: "Choose",
  search: "Search",
  searchIn: (label: string) => `Search ${label}`,
  nothingFound: "Nothing found",
  noOptions: "There is nothing to choose from",
  loading: "Loading",
  found: (number: number) => `${plural(number, "result", "results")}`,
  chosen: (number: number) => `${count.format(number)} chosen`,
  more: (number: number) => `+${count.format(number)}`,
  remove: (text: string) => `Remove ${text}`,
  selectAll: (number: number) => `Select all ${count.format(number)}`,
  clear: "Clear",
} as const;

export const PHONE_WORDS = {
  invalid: "Invalid phone",
  required: "Required",
  country: (name: string) => `Country: ${name}`,
  countries: "Country",
  extension: "Extension",
} as const;

export const ADDRESS_WORDS = {
  placeholder: "Start typing an address",
  suggestions: "Suggested addresses",
  found: (number: number) => plural(number, "suggested address", "suggested addresses"),
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

const bytes = (unit: "kilobyte" | "megabyte", digits: number) =>
  new Intl.NumberFormat("en-US", { style: "unit", unit, maximumFractionDigits: digits });
const kilobytes = bytes("kilobyte", 0);
const megabytes = bytes("megabyte", 1);
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });

/** A file's size in words, in units of 1024. */
export function sizeInWords(size: number): string {
  if (size < 1_048_576) return kilobytes.format(Math.ceil(size / 1024));
  return megabytes.format(size / 1_048_576);
}

export const FILE_WORDS = {
  drop: (isMany: boolean) => (isMany ? "Drop files here, or" : "Drop a file here, or"),
  choose: (isMany: boolean) => (isMany ? "Choose files" : "Choose a file"),
  chooseFor: (label: string, isMany: boolean) => `${label}: ${isMany ? "choose files" : "choose a file"}`,
  required: "required",
  dropNow: "Let go to add",
  rules: (types: string | undefined, size: string | null, maximum: number) =>
    [
      types,
      size ? `up to ${size}${maximum === 1 ? "" : " each"}` : null,
      maximum > 1 && Number.isFinite(maximum) ? `at most ${maximum} files` : null,
    ]
      .filter(Boolean)
      .join(", "),
  wrongType: (types: string) => `This kind of file is not taken. Taken: ${types}.`,
  tooLarge: (size: string, maximum: string) => `Too large: ${size}, at most ${maximum}.`,
  empty: "The file is empty.",
  twice: "Added already.",
  tooMany: (maximum: number) => (maximum === 1 ? "Only one file is taken." : `Only ${maximum} files are taken.`),
  unreadable: "The dropped files could not be read. Please choose them again.",
  waiting: "Waiting",
  sending: (share: number) => `Sending ${percent.format(share)}`,
  done: "Sent",
  failed: "Not sent",
  refused: "Not added",
  retry: "Retry",
  retryFile: (name: string) => `Retry ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  files: "Files",
  refusals: "Files that were not added",
} as const;
