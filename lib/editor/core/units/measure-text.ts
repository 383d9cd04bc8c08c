/** Formats measures, metric or in feet and inches. */
const INCH = 0.0254;
const SIXTEENTHS = 16;
const SQUARE_FOOT = (12 * INCH) ** 2;
const CUBIC_FOOT = (12 * INCH) ** 3;

/** "2.500 m", to the millimeter. */
export const lengthText = (meters: number): string => `${(Math.round(meters * 1000) / 1000 + 0).toFixed(3)} m`;

/** "8' 2 1/2\"", to a sixteenth of an inch. */
export function feetInchText(meters: number): string {
  const total = Math.round((Math.abs(meters) / INCH) * SIXTEENTHS);
  const feet = Math.floor(total / (12 * SIXTEENTHS));
  const inches = Math.floor((total % (12 * SIXTEENTHS)) / SIXTEENTHS);
  let numerator = total % SIXTEENTHS;
  let denominator = SIXTEENTHS;
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const fraction = numerator > 0 ? `${numerator}/${denominator}` : "";
  const inchText = `${[inches > 0 || numerator === 0 ? String(inches) : "", fraction].filter(Boolean).join(" ")}"`;
  const sign = meters < 0 && total > 0 ? "-" : "";
  if (feet === 0) return `${sign}${inchText}`;
  return inches === 0 && numerator === 0 ? `${sign}${feet}' 0"` : `${sign}${feet}' ${inchText}`;
}

/** "45.0°" */
export const angleText = (radians: number): string =>
  `${(Math.round((radians * 1800) / Math.PI) / 10 + 0).toFixed(1)}°`;

const TWO_DIGITS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ONE_DIGIT = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const THREE_DIGITS = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  useGrouping: false,
  signDisplay: "negative",
});

/** "2,840.7 ft²" */
export const squareFeetText = (area: number): string => `${ONE_DIGIT.format(area / SQUARE_FOOT)} ft²`;

/** "4.20 m" */
export const metersText = (meters: number): string => `${TWO_DIGITS.format(meters)} m`;

/** "14.89 m²" */
export const squareMetersText = (area: number): string => `${TWO_DIGITS.format(area)} m²`;

/** "55.34 m³" */
export const cubicMetersText = (volume: number): string => `${TWO_DIGITS.format(volume)} m³`;

/** "1,954.3 ft³" */
export const cubicFeetText = (volume: number): string => `${ONE_DIGIT.format(volume / CUBIC_FOOT)} ft³`;

/** "27.13 yd²" */
export const squareYardsText = (yards: number): string => `${TWO_DIGITS.format(yards)} yd²`;

/** "1.20" */
export const twoDigits = (value: number): string => TWO_DIGITS.format(value);

/** A coordinate to the millimeter: "9.600" */
export const coordinateText = (meters: number): string => THREE_DIGITS.format(meters);

/** "12 mm" */
export const millimeterText = (meters: number): string => `${(meters * 1000).toFixed(0)} mm`;
