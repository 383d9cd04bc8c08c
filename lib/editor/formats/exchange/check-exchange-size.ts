/** The size limit of exchange files, checked before a file is read. */
import { EXCHANGE_COPY } from "./copy";

/** About the size of a survey of 250,000 vertices. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Returns the message for a file that is too large, or null. */
export const checkExchangeSize = (bytes: number): string | null =>
  bytes > MAX_BYTES ? EXCHANGE_COPY.tooLarge(bytes, MAX_BYTES) : null;
