/** Texts and numbers in ASCII DXF. */
import { numberText } from "./number-text";

const PRINTABLE_ASCII = /^[ -~]$/;
/** Characters that start a code such as `\U+`, `%%d` or `^J`, so they are written as codes themselves. */
const CODE_STARTS = new Set(["\\", "%", "^"]);

/** Returns the text on one line, with non-ASCII characters as UTF-16 codes as AutoCAD writes them: `\U+00E9`. */
export function dxfText(text: string): string {
  let escaped = "";
  for (const unit of text.replace(/\s+/g, " ").trim().split("")) {
    const code = unit.charCodeAt(0);
    if (PRINTABLE_ASCII.test(unit) && !CODE_STARTS.has(unit)) escaped += unit;
    else if (code >= 0x20 && code !== 0x7f) escaped += `\\U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  }
  return escaped;
}

/** Formats m or degrees with six decimals. An infinite or NaN value would break the file and becomes 0. */
export const real = (value: number): string => {
  const text = numberText(Number.isFinite(value) ? value : 0, 6);
  return text.includes(".") ? text : `${text}.0`;
};
