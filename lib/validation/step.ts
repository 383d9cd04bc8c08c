/**
 * Whether a number lies on a step counted from `base`. The browser counts from the field's value attribute where there
 * is no minimum, and React keeps that equal to what was typed, so that nothing is ever off the step there.
 */
export function isOnStep(value: number, step: number, base = 0): boolean {
  const steps = (value - base) / step;
  // Decimal fractions are not exact: 0.3 is three steps of 0.1.
  return Math.abs(steps - Math.round(steps)) <= Math.abs(steps) * 2 ** -50 + 1e-9;
}
