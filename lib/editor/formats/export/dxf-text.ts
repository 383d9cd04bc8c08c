/** Texts and numbers as an ASCII DXF file takes them. */
import { numberText } from "./number-text";

/** Signs by which programs read something else out of a text: `\U+`, `%%d`, `^J`. They are written by their number too. */
const PLAIN = /^[ -~]$/;
const READ_OTHERWISE = new Set(["\\", "%", "^"]);

/** On one line. Whatever is no plain ASCII stands by its number, as AutoCAD writes it: `\U+00E9`, of an emoji both halves. */
export function dxfText(text: string): string {
  let written = "";
  for (const unit of text.replace(/\s+/g, " ").trim().split("")) {
    const code = unit.charCodeAt(0);
    if (PLAIN.test(unit) && !READ_OTHERWISE.has(unit)) written += unit;
    else if (code >= 0x20 && code !== 0x7f) written += `\\U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  }
  return written;
}

/** Metres or degrees to six places; a figure that is none would break the file, and is 0. */
export const real = (value: number): string => {
  const text = numberText(Number.isFinite(value) ? value : 0, 6);
  return text.includes(".") ? text : `${text}.0`;
};
