/** Projects points in meters to pixels of a picture. The result is reused, so that no call allocates. */
export type PixelProjection = {
  readonly width: number;
  readonly height: number;
  /** Writes pixels to `at.x` and `at.y` and the depth from the viewer to `at.depth`; false if behind the viewer. */
  project(x: number, y: number, z: number): boolean;
  readonly at: { x: number; y: number; depth: number };
};
