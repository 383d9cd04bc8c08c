/** How large a file is, beside a limit: both in megabytes of 1024 × 1024 bytes, as all sizes of files in the product. */
const BYTES = 1024 * 1024;

export const inMegabytes = (bytes: number): string => `${Math.round((bytes / BYTES) * 10) / 10} MB`;

/** Never as large as the limit that it is over. */
export const overLimit = (bytes: number, limit: number): string =>
  inMegabytes(Math.max(bytes, Math.ceil(limit + BYTES / 10)));
