/** Lengths and areas as people read them. */
const TWO_DIGITS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const THREE_DIGITS = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  useGrouping: false,
  signDisplay: "negative",
});

/** "4.20 m" */
export const metresText = (metres: number): string => `${TWO_DIGITS.format(metres)} m`;

/** "14.89 m²" */
export const squareMetresText = (area: number): string => `${TWO_DIGITS.format(area)} m²`;

/** "1.20" */
export const twoDigits = (value: number): string => TWO_DIGITS.format(value);

/** A coordinate to the millimetre: "9.600" */
export const coordinateText = (metres: number): string => THREE_DIGITS.format(metres);
