const FULL = 2 * Math.PI;
/** -π and π are the same direction; angles this close to -π become π. */
const SEAM = 1e-9;

/** Returns the same direction as an angle in (-π, π], in radians. */
export function wrapAngle(angle: number): number {
  const wrapped = angle - FULL * Math.ceil((angle - Math.PI - SEAM) / FULL);
  return wrapped <= -Math.PI + SEAM ? wrapped + FULL : wrapped + 0;
}
