/** The little ball that shows how the world's axes lie in the picture. */
export type BallArm = { axis: "x" | "y" | "z"; isPositive: boolean; x: number; y: number; depth: number };

const REACH = 26;

/** The six arms from behind to before, in pixels from the ball's middle. */
export function ballArms(azimuth: number, elevation: number): BallArm[] {
  const [sa, ca, se, ce] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  const right = { x: ca, y: 0, z: -sa };
  const up = { x: -se * sa, y: ce, z: -se * ca };
  const out = { x: ce * sa, y: se, z: ce * ca };
  const axes = ["x", "y", "z"] as const;
  return axes
    .flatMap((axis) =>
      [1, -1].map((sign) => ({
        axis,
        isPositive: sign > 0,
        x: right[axis] * sign * REACH,
        y: -up[axis] * sign * REACH,
        depth: out[axis] * sign,
      })),
    )
    .sort((a, b) => a.depth - b.depth);
}
