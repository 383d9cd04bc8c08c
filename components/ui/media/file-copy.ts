import { RETRY } from "@/lib/shared-copy";

const bytes = (unit: "kilobyte" | "megabyte", digits: number) =>
  new Intl.NumberFormat("en-US", { style: "unit", unit, maximumFractionDigits: digits });
const kilobytes = bytes("kilobyte", 0);
const megabytes = bytes("megabyte", 1);
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 0 });

/** Formats a file size in units of 1024 bytes. */
export function formatFileSize(size: number): string {
  if (size < 1_048_576) return kilobytes.format(Math.ceil(size / 1024));
  return megabytes.format(size / 1_048_576);
}

export const FILE_COPY = {
  drop: (isMany: boolean) => (isMany ? "Drop files here, or" : "Drop a file here, or"),
  choose: (isMany: boolean) => (isMany ? "Choose files" : "Choose a file"),
  chooseFor: (label: string, isMany: boolean) => `${label}: ${isMany ? "choose files" : "choose a file"}`,
  required: "required",
  dropNow: "Drop to add",
  rules: (types: string | undefined, size: string | null, maximum: number) =>
    [
      types,
      size ? `up to ${size}${maximum === 1 ? "" : " each"}` : null,
      maximum > 1 && Number.isFinite(maximum) ? `at most ${maximum} files` : null,
    ]
      .filter(Boolean)
      .join(", "),
  wrongType: (types: string) => `Unsupported file type. Use ${types}.`,
  tooLarge: (size: string, maximum: string) => `Too large: ${size}, at most ${maximum}.`,
  empty: "The file is empty.",
  twice: "Already added.",
  tooMany: (maximum: number) => (maximum === 1 ? "Only one file is allowed." : `Only ${maximum} files are allowed.`),
  unreadable: "The dropped files couldn't be read. Choose them again.",
  waiting: "Waiting",
  sending: (share: number) => `Sending ${percent.format(share)}`,
  done: "Sent",
  failed: "Not sent",
  refused: "Not added",
  retry: RETRY,
  retryFile: (name: string) => `Retry ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  files: "Files",
  refusals: "Files that were not added",
} as const;
