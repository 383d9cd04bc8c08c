/**
 * Whether a number is on a step counted from `base`. Without a minimum the browser counts from the field's value
 * attribute, which React keeps equal to the typed value, so that every value would be on a step.
 */
export function isOnStep(value: number, step: number, base = 0): boolean {
  const steps = (value - base) / step;
  // Decimal fractions are not exact: 0.3 is three steps of 0.1.
  return Math.abs(steps - Math.round(steps)) <= Math.abs(steps) * 2 ** -50 + 1e-9;
}
