/** Messages about a typed length or angle that cannot be read. */
export const UNIT_COPY = {
  noLength: `Enter a length, such as 2.5, 250 cm or 8' 2 1/2"`,
  notALength: (text: string) => `“${text}” is no length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`,
  noAngle: "Enter an angle in degrees, such as 45 or -90°",
  notAnAngle: (text: string) => `“${text}” is no angle. Enter one in degrees, such as 45 or -90°`,
  comma: "Write decimals with a point: 1.25",
  overZero: "A fraction cannot be over 0",
  unknownUnit: (unit: string) => `“${unit}” is no unit here. Use m, cm, mm, ft or in`,
} as const;
