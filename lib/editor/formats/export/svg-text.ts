/** Texts and numbers as an SVG file takes them. */
import { numberText } from "./number-text";

/** What XML 1.0 allows in no form: control characters, halves of pairs, two that are no characters. */
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

/** Millimetres on paper to a thousandth. */
export const mm = (value: number): string => numberText(value, 3);
