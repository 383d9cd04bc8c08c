/** File sizes in megabytes of 1024 × 1024 bytes, as everywhere in the product. */
const BYTES = 1024 * 1024;

export const inMegabytes = (bytes: number): string => `${Math.round((bytes / BYTES) * 10) / 10} MB`;

/** Rounds up so that an oversized file never appears as large as the limit. */
export const overLimit = (bytes: number, limit: number): string =>
  inMegabytes(Math.max(bytes, Math.ceil(limit + BYTES / 10)));
