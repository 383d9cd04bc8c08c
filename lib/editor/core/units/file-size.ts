/** Formats file sizes in megabytes of 1024 × 1024 bytes, as everywhere in the product. */
const MEGABYTE = 1024 * 1024;

export const inMegabytes = (bytes: number): string => `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;

/** Formats the size of an oversized file, rounded up so that it never equals the displayed limit. */
export const overLimit = (bytes: number, limit: number): string =>
  inMegabytes(Math.max(bytes, Math.ceil(limit + MEGABYTE / 10)));
