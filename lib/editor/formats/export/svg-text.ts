/** Texts and numbers in SVG. */
import { numberText } from "./number-text";

/** Characters that XML 1.0 does not allow: control characters, lone surrogates, two noncharacters. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const xmlText = (text: string): string =>
  text.replace(NOT_XML, "\ufffd").replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Formats mm with three decimals. */
export const mm = (value: number): string => numberText(value, 3);
