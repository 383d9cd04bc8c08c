/** A typed length: digits with a point, a sign, and "m", "cm" or "mm" after it if one likes. Null when it is no number. */
export function parseMetres(text: string): number | null {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s*(m|cm|mm)?$/i.exec(text.trim().replace("−", "-"));
  if (!match) return null;
  const value = Number(match[1]);
  const unit = match[2]?.toLowerCase();
  const metres = unit === "mm" ? value / 1000 : unit === "cm" ? value / 100 : value;
  return Number.isFinite(metres) ? metres : null;
}
