/** Formats a number for files: no exponent, no trailing zeros, no minus zero. */
export function numberText(value: number, digits: number): string {
  const text = value.toFixed(digits);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}
