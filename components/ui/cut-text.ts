/** Cuts texts that no line can show in full: a browser lays out the hidden rest too, and one record could slow a page. */
import type { ReactNode } from "react";

const MAX_LINE_LENGTH = 300;
const MAX_CELL_LENGTH = 1_000;

/** Returns the first `length` UTF-16 units of a text, without splitting a surrogate pair. */
export const sliceText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

const cut = (text: string, length: number): string => (text.length <= length ? text : `${sliceText(text, length)}…`);

/** Cuts the text of an option, a file name or another single line. */
export const cutLine = (text: string): string => cut(text, MAX_LINE_LENGTH);

/** Cuts the content of a table cell if it is plain text. */
export const cutCell = (content: ReactNode): ReactNode =>
  typeof content === "string" ? cut(content, MAX_CELL_LENGTH) : content;
