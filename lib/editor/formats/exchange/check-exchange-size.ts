/** The size rule of our own files, checked before one is read. */
import { EXCHANGE_COPY } from "./copy";

/** A survey of 250,000 corners has about as many. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Null when a file of this many bytes may be read, else why not. */
export const checkExchangeSize = (bytes: number): string | null =>
  bytes > MOST_BYTES ? EXCHANGE_COPY.tooLarge(bytes, MOST_BYTES) : null;
