/** A number as a file has it: no exponent, no needless nought, never minus zero. */
export function numberText(value: number, digits: number): string {
  const text = value.toFixed(digits);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}
