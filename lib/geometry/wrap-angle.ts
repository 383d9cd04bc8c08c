const FULL = 2 * Math.PI;
/** Half a turn to the one side is half a turn to the other: it is called by one number. */
const SEAM = 1e-9;

/** The same direction as an angle above −π, π at most, in radians. */
export function wrapAngle(angle: number): number {
  const wrapped = angle - FULL * Math.ceil((angle - Math.PI - SEAM) / FULL);
  return wrapped <= -Math.PI + SEAM ? wrapped + FULL : wrapped + 0;
}
