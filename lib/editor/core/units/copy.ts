/** Messages about a typed length or angle that cannot be read. */
export const UNIT_COPY = {
  noLength: `Enter a length, such as 2.5, 250 cm or 8' 2 1/2"`,
  notALength: (text: string) => `“${text}” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`,
  noAngle: "Enter an angle in degrees, such as 45 or -90°",
  notAnAngle: (text: string) => `“${text}” isn't an angle. Enter one in degrees, such as 45 or -90°`,
  comma: "Use a decimal point: 1.25",
  overZero: "A fraction can't be over 0",
  unknownUnit: (unit: string) => `“${unit}” isn't a supported unit. Use m, cm, mm, ft or in`,
} as const;
