/** Where places in metres stand in a picture, in its pixels. Reuses its own memory: nothing is allocated per point. */
export type PixelPlaces = {
  readonly width: number;
  readonly height: number;
  /** Puts the pixel place into `x`, `y` and the depth toward the viewer into `depth`; false when behind the eye. */
  project(x: number, y: number, z: number): boolean;
  readonly at: { x: number; y: number; depth: number };
};
